import type {
  ApplicationForm,
  ContractForm,
  PayToReadForm,
} from '@myfiction/shared/contract/calls/application-form.ts';
import type { Block, DocumentModel } from '../../documents/document-model.ts';
import type { DocumentFrame } from './store-document.ts';
import {
  dayInWords,
  guardianFacts,
  instantInWords,
  inWords,
  OFFER_NAMES,
  PACE_NAMES,
  PRICE_NAMES,
  personFacts,
  yesNo,
} from './words.ts';

const KIND_NAMES: Readonly<Record<ApplicationForm['kind'], string>> = {
  contract: 'Contract application',
  'pay-to-read': 'Pay-to-Read application',
  completion: 'Completion application',
};

export interface SentApplication extends DocumentFrame {
  story: { title: string; words: number; chaptersPublished: number };
  countedWords: number | null;
}

/** An application as it was sent. */
export function applicationDocument(
  form: ApplicationForm,
  { story, countedWords, ...frame }: SentApplication,
): DocumentModel {
  const chapters = `${inWords(story.chaptersPublished)} ${story.chaptersPublished === 1 ? 'chapter' : 'chapters'}`;
  return {
    ...frame,
    kind: KIND_NAMES[form.kind],
    title: `${KIND_NAMES[form.kind]} – ${story.title}`,
    subtitle: `Sent on ${instantInWords(frame.createdAt)}`,
    language: 'en',
    blocks: [
      { type: 'heading', text: 'Story' },
      {
        type: 'facts',
        rows: [
          ['Title', story.title],
          ['Published', `${chapters}, ${inWords(story.words)} words`],
        ],
      },
      ...blocksOf(form, countedWords),
    ],
  };
}

function blocksOf(form: ApplicationForm, countedWords: number | null): Block[] {
  if (form.kind === 'contract') return contractBlocks(form);
  if (form.kind === 'pay-to-read')
    return [
      { type: 'heading', text: 'Pay-to-Read' },
      { type: 'facts', rows: priceFacts(form) },
    ];
  return [
    { type: 'heading', text: 'Completion' },
    {
      type: 'facts',
      rows: [
        ['Counted words', inWords(countedWords)],
        ['Title as typed', form.title],
        ['Confirmed', yesNo(form.confirmed)],
      ],
    },
  ];
}

function contractBlocks({ person, work, offer, declarations }: ContractForm): Block[] {
  const guardian = guardianFacts(person);
  const elsewhere = work.other_platforms.map(({ name, url }) => `${name}: ${url}`).join('\n');
  return [
    { type: 'heading', text: 'Author' },
    { type: 'facts', rows: personFacts(person) },
    ...(guardian.length > 0
      ? [
          { type: 'heading' as const, text: 'Parent or guardian' },
          { type: 'facts' as const, rows: guardian },
        ]
      : []),
    { type: 'heading', text: 'Work' },
    {
      type: 'facts',
      rows: [
        ['Outline', work.outline],
        ['Planned words', inWords(work.planned_words)],
        ['Updates', work.update_pace === null ? '' : PACE_NAMES[work.update_pace]],
        ['Published elsewhere', elsewhere === '' ? 'No' : elsewhere],
      ],
    },
    { type: 'heading', text: 'Offer and declarations' },
    {
      type: 'facts',
      rows: [
        ['Offer', offer === null ? '' : OFFER_NAMES[offer]],
        ['The work is the author’s own', yesNo(declarations.own_work)],
        ['The data is true', yesNo(declarations.true_data)],
        ['The terms were read', yesNo(declarations.terms_read)],
      ],
    },
  ];
}

/** What readers pay, and from when: as it was asked for, unless something else was agreed. */
export function priceFacts(form: PayToReadForm, from = dayInWords(form.effective_date)): (readonly [string, string])[] {
  return [
    ['First paid chapter', inWords(form.first_paid_position)],
    [
      'Price',
      `${inWords(form.price_coins)} ${form.price_coins === 1 ? 'coin' : 'coins'} ${PRICE_NAMES[form.price_rule]}`,
    ],
    ['From', from],
    ['Update pledge', form.update_pledge === null ? '' : PACE_NAMES[form.update_pledge]],
  ];
}
