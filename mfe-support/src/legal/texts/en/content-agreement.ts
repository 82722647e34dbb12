import {
  CONTRACT_MIN_AGE,
  FREE_CHAPTERS_MIN,
  OFFER_TERMS,
  OFFER_VALID_DAYS,
} from '@myfiction/shared/contract/application-options.ts';
import { list, note, table, text } from '../../../content/blocks.ts';
import { type LegalText, section } from '../../legal-text.ts';

const { exclusive, 'non-exclusive': open } = OFFER_TERMS;

export default [
  {
    version: '1.0',
    effective: '2026-11-01',
    changes: ['First version.'],
    sections: [
      section(
        'yours',
        'What stays yours',
        text(
          'You keep the copyright in everything you write here. Publishing on MyFiction does not transfer it, with a contract or without one.',
        ),
        text(
          'You can download your stories as EPUB, Word or Markdown at any time, also while your account is blocked: see [Download your story](see:export-story).',
        ),
      ),
      section(
        'licence',
        'What you allow us without a contract',
        text(
          'So that readers can read what you publish, you grant us a non-exclusive, worldwide and free licence to store your text, cover and notes, to change their form for screens, and to show them in our apps and on our sites for as long as they are published.',
        ),
        list(
          'Drafts and scheduled chapters are shown to nobody until they are published.',
          'You may publish the same text anywhere else.',
          'We may show a short extract and the cover to point readers to your story.',
          'The licence ends when you take the chapter or the story down. Readers who saved a copy for reading offline may keep it for up to 30 days.',
        ),
        text('We do not use your text to train generative models, and we do not allow others to do so.'),
      ),
      section(
        'promise',
        'What you promise',
        list(
          'You wrote the text, or you hold the rights that publishing it takes. This goes for the cover too.',
          'You say truthfully whether a work was published elsewhere and how AI was used in it.',
          'The text keeps to the [Content Guidelines](legal:content-guidelines) and carries the [warnings](legal:trigger-warnings) that readers need.',
        ),
      ),
      section(
        'offers',
        'The two contracts',
        text(
          'A contract is made for one story. It begins only when both of us have signed the document that you can read and download first. The document counts; this table sums it up.',
        ),
        table(
          ['', 'Exclusive', 'Non-exclusive'],
          ['Term', `${exclusive.termYears} years`, `${open.termYears} years`],
          ['Your share of net revenue', `${exclusive.sharePercent}%`, `${open.sharePercent}%`],
          [
            'Published words a month',
            exclusive.monthlyWords.toLocaleString('en'),
            open.monthlyWords.toLocaleString('en'),
          ],
          ['May appear elsewhere', 'No', 'Yes'],
          ['Notice', `${exclusive.noticeDays} days`, `${open.noticeDays} days`],
        ),
        text(
          `Nobody under ${CONTRACT_MIN_AGE} can sign. Under 18, a parent or guardian signs with you. An issued contract that is not signed within ${OFFER_VALID_DAYS} days lapses.`,
        ),
      ),
      section(
        'paid',
        'Paid reading',
        text(
          `A signed story can be offered for coins from a chapter that you choose; at least ${FREE_CHAPTERS_MIN} chapters stay free. A chapter that a reader has paid for stays open to that reader, whatever happens to the story later.`,
        ),
        text(
          'What is paid to you, when, and how it is counted stands in [How a bill is counted](see:bill-lines) and in your contract.',
        ),
      ),
      section(
        'end',
        'How it ends',
        text(
          'You or we can end a contract with the notice it names; either at once if the other breaks it seriously and does not put it right within 14 days of being told.',
        ),
        text(
          'At the end the licence of the contract ends and the rights are free again. Money earned until then is paid as usual. A completed story stays readable for those who have paid for it.',
        ),
        note('Nothing here takes away rights that the law of your country gives you as an author.'),
      ),
    ],
  },
] satisfies LegalText;
