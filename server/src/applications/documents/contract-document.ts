import {
  CONTRACT_TEXT_VERSION,
  type ContractOffer,
  OFFER_TERMS,
  type Signer,
} from '@myfiction/shared/contract/application-options.ts';
import { legalName } from '@myfiction/shared/contract/application-problems/person.ts';
import type { ApplicationPerson } from '@myfiction/shared/contract/calls/application-form.ts';
import { contractText } from '@myfiction/shared/contract/contract-text.ts';
import { countryName } from '@myfiction/shared/contract/countries.ts';
import { isTimeZone } from '@myfiction/shared/scheduling/is-time-zone.ts';
import type { Block, DocumentModel } from '../../documents/document-model.ts';
import type { SignatureRecord } from '../signatures.ts';
import type { DocumentFrame } from './store-document.ts';
import { type Fact, guardianFacts, instantInWords, inWords, OFFER_NAMES, onlyFilled, personFacts } from './words.ts';

export interface ContractMatter {
  offer: ContractOffer;
  person: ApplicationPerson;
  story: { id: string; title: string; scheduleZone: string };
}

/** What the author signs: the parties, the terms at a glance, and the legal text. */
export function contractDocument(matter: ContractMatter, frame: DocumentFrame): DocumentModel {
  return {
    ...frame,
    kind: `${OFFER_NAMES[matter.offer]} contract`,
    title: `Contract – ${matter.story.title}`,
    subtitle: `Between MyFiction and ${legalName(matter.person)}`,
    language: 'en',
    blocks: contractBlocks(matter),
  };
}

/** The same with the page of signatures, once everybody has signed. */
export function signedContractDocument(
  matter: ContractMatter,
  signed: { documentSha256: string; signatures: readonly SignatureRecord[] },
  frame: DocumentFrame,
): DocumentModel {
  const contract = contractDocument(matter, frame);
  return {
    ...contract,
    title: `Signed contract – ${matter.story.title}`,
    blocks: [
      ...contract.blocks,
      { type: 'new-page' },
      { type: 'heading', text: 'Signatures' },
      {
        type: 'paragraph',
        text: 'Each name below was typed by its bearer as a signature under the document with this fingerprint.',
      },
      {
        type: 'facts',
        rows: [
          ['SHA-256 of what was signed', signed.documentSha256],
          ['Text version', CONTRACT_TEXT_VERSION],
        ],
      },
      ...signed.signatures.map((record) => signatureBlock(record, matter.story.scheduleZone)),
    ],
  };
}

function contractBlocks({ offer, person, story }: ContractMatter): Block[] {
  const terms = OFFER_TERMS[offer];
  const guardian = guardianFacts(person);
  return [
    { type: 'heading', text: 'The parties' },
    { type: 'facts', rows: [['Platform', 'MyFiction'], ...personFacts(person)] },
    ...(guardian.length > 0
      ? [
          { type: 'heading' as const, text: 'Parent or guardian' },
          { type: 'facts' as const, rows: guardian },
        ]
      : []),
    { type: 'heading', text: 'The terms at a glance' },
    {
      type: 'facts',
      rows: [
        ['Work', story.title],
        ['Contract', OFFER_NAMES[offer]],
        ['Term', `${terms.termYears} years from the day of the last signature`],
        ['Author’s share', `${terms.sharePercent}% of net revenue`],
        ['Writing', `${inWords(terms.monthlyWords)} published words a month`],
        ['Notice', `${terms.noticeDays} days, by either side`],
        ['Publishing elsewhere', terms.elsewhere ? 'Allowed' : 'Not during the term'],
      ],
    },
    ...contractText(offer, { author: legalName(person), story: story.title }).flatMap(
      ({ heading, paragraphs }): Block[] => [
        { type: 'heading', text: heading },
        ...paragraphs.map((text): Block => ({ type: 'paragraph', text })),
      ],
    ),
  ];
}

const ROLES: Readonly<Record<Signer, string>> = {
  author: 'The author',
  guardian: 'The parent or guardian',
  platform: 'For MyFiction',
};

function signatureBlock({ signer, name, signedAt, region, device }: SignatureRecord, zone: string): Block {
  const local = signer !== 'platform' && zone !== '' && zone !== 'UTC' && isTimeZone(zone);
  const facts: Fact[] = onlyFilled([
    ['Signed at', instantInWords(signedAt)],
    ['By the author’s clock', local ? `${instantInWords(signedAt, zone)} (${zone})` : ''],
    ['From', countryName(region, 'en')],
    ['Device', device],
  ]);
  return { type: 'signature', role: ROLES[signer], name, facts };
}
