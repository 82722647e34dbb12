import { CONTRACT_TEXT_VERSION, type ContractOffer, OFFER_TERMS } from './application-options.ts';

export interface ContractClause {
  heading: string;
  /** Plain sentences; one paragraph each. */
  paragraphs: readonly string[];
}

export interface ContractParties {
  /** Legal name, or what stands for it before it is known. */
  author: string;
  story: string;
}

const inWords = (value: number): string => value.toLocaleString('en');

/**
 * The legal text of an offer, made from `OFFER_TERMS`: the form shows it beside the plain terms and the PDF prints it.
 * It is in English, whatever the language of the studio. A change of a sentence needs a new `CONTRACT_TEXT_VERSION`.
 */
export function contractText(offer: ContractOffer, { author, story }: ContractParties): readonly ContractClause[] {
  const { termYears, sharePercent, monthlyWords, noticeDays, elsewhere } = OFFER_TERMS[offer];
  const kind = elsewhere ? 'non-exclusive' : 'exclusive';
  return [
    {
      heading: '1. Parties and work',
      paragraphs: [
        `This contract is made between MyFiction (“the platform”) and ${author} (“the author”) about the work “${story}” (“the work”), text version ${CONTRACT_TEXT_VERSION}.`,
        'The author declares that the work is their own and that no right of others stands against this contract.',
      ],
    },
    {
      heading: '2. Rights',
      paragraphs: [
        `The author grants the platform the ${kind} right to publish the work in digital form, in every language and country, for the term of this contract.`,
        elsewhere
          ? 'The author may publish the work elsewhere at the same time.'
          : 'During the term the author does not publish the work elsewhere. What was published elsewhere before is named in the application.',
        'Copyright, and every right that is not named here, stays with the author.',
      ],
    },
    {
      heading: '3. Term',
      paragraphs: [
        `The contract begins on the day of the last signature and runs for ${termYears} years. It ends by itself; it is not prolonged without a new signature.`,
      ],
    },
    {
      heading: '4. Money',
      paragraphs: [
        `The author receives ${sharePercent}% of the net revenue that the work earns: what readers pay, less store fees and taxes.`,
        'Every month is settled in a bill that names each kind of revenue, each deduction and the sum, so that the author can recompute it.',
      ],
    },
    {
      heading: '5. Writing',
      paragraphs: [
        `The author publishes at least ${inWords(monthlyWords)} words of the work a month until it is completed. A month below that is no breach as long as the mean of three months in a row reaches it.`,
        'While the contract runs, the details of a signed work are changed through the editor.',
      ],
    },
    {
      heading: '6. Ending it early',
      paragraphs: [
        `Either side may end the contract in writing with ${noticeDays} days’ notice. What was earned until then is paid.`,
        'After the end the platform takes paid chapters down within 30 days, unless readers have bought them; those keep access.',
      ],
    },
    {
      heading: '7. Signature',
      paragraphs: [
        'The typed legal name of each side, with its time and the fingerprint of this document, is its signature. For an author under 18 a parent or guardian signs too.',
      ],
    },
  ];
}
