import { FREE_CHAPTERS_MIN } from '@myfiction/shared/contract/application-options.ts';
import { BONUS_CURRENCY } from '@myfiction/shared/contract/billing.ts';
import type { PayToReadForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { writeMoney } from '../../billing/plain-words.ts';
import type { DocumentModel } from '../../documents/document-model.ts';
import { priceFacts } from './application-document.ts';
import type { DocumentFrame } from './store-document.ts';
import { dayInWords, instantInWords, inWords } from './words.ts';

interface Outcome extends DocumentFrame {
  story: { title: string };
  /** Who decided for the platform. */
  by: string;
}

/** What author and platform have agreed about paid chapters. */
export function payToReadDocument(
  form: PayToReadForm,
  paidFrom: Date,
  { story, by, ...frame }: Outcome,
): DocumentModel {
  const first = form.first_paid_position ?? FREE_CHAPTERS_MIN + 1;
  return {
    ...frame,
    kind: 'Pay-to-Read agreement',
    title: `Pay-to-Read agreement – ${story.title}`,
    subtitle: `Agreed on ${dayInWords(frame.createdAt)}`,
    language: 'en',
    blocks: [
      {
        type: 'facts',
        rows: [['Work', story.title], ...priceFacts(form, instantInWords(paidFrom)), ['For MyFiction', by]],
      },
      { type: 'heading', text: 'What this means' },
      {
        type: 'list',
        items: [
          `Chapters 1 to ${first - 1} stay free to read.`,
          `From chapter ${first} on, readers pay for each chapter that is published, from the day above.`,
          'Readers who have unlocked a chapter keep it.',
          'The author’s share is that of the contract of this work.',
          'The author publishes at the pledged pace while chapters are sold.',
        ],
      },
    ],
  };
}

/** That a story is completed, and what it earned. */
export function completionDocument(
  { words, bonusMinor }: { words: number; bonusMinor: number },
  { story, by, ...frame }: Outcome,
): DocumentModel {
  return {
    ...frame,
    kind: 'Completion confirmation',
    title: `Completion – ${story.title}`,
    subtitle: `Confirmed on ${dayInWords(frame.createdAt)}`,
    language: 'en',
    blocks: [
      {
        type: 'facts',
        rows: [
          ['Work', story.title],
          ['Counted words', inWords(words)],
          [
            'Completion Bonus',
            bonusMinor === 0
              ? 'None: the story is shorter than the first tier'
              : writeMoney(bonusMinor, BONUS_CURRENCY),
          ],
          ['For MyFiction', by],
        ],
      },
      {
        type: 'paragraph',
        text:
          bonusMinor === 0
            ? 'The story is completed. Its chapters stay as they are.'
            : 'The story is completed. Its chapters stay as they are. The bonus stands in the next bill.',
      },
    ],
  };
}

/** That a contract has ended, and why. */
export function terminationDocument(reason: string, { story, by, ...frame }: Outcome): DocumentModel {
  return {
    ...frame,
    kind: 'End of contract',
    title: `End of contract – ${story.title}`,
    subtitle: `Ended on ${dayInWords(frame.createdAt)}`,
    language: 'en',
    blocks: [
      {
        type: 'facts',
        rows: [
          ['Work', story.title],
          ['Ended at', instantInWords(frame.createdAt)],
          ['For MyFiction', by],
        ],
      },
      { type: 'heading', text: 'Reason' },
      { type: 'paragraph', text: reason },
      {
        type: 'paragraph',
        text: 'What was earned until this day is paid. Rights that the contract granted are back with the author, as its text says.',
      },
    ],
  };
}
