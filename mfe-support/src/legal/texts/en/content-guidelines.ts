import { list, table, text } from '../../../content/blocks.ts';
import { type LegalText, section } from '../../legal-text.ts';

export default [
  {
    version: '1.0',
    effective: '2026-11-01',
    changes: ['First version.'],
    sections: [
      section(
        'idea',
        'The idea',
        text(
          'Fiction may go to dark places. These rules are about what does harm outside the page, and about readers knowing what they open. They hold for stories, covers, notes, pen names, comments and messages.',
        ),
      ),
      section(
        'never',
        'What is never allowed',
        list(
          'Sexual content about anybody under 18, in any form, whatever age is claimed or drawn.',
          'Texts that call for violence against real people or groups, or praise it.',
          'Hate against people for what they are, where the story itself takes that side.',
          'Instructions for weapons, for drugs, for killing or hurting oneself.',
          'Private data of real people, threats, and sexual content about real people without their consent.',
          'What is not yours: copied text or covers, also when translated or reworded.',
          'Spam, hidden advertising, and buying or faking reads, followers or comments.',
        ),
      ),
      section(
        'ratings',
        'Ratings',
        text(
          'Choose the rating by the strongest chapter. A chapter that goes beyond it needs a higher rating for the story.',
        ),
        table(
          ['Rating', 'What may be in it'],
          ['Everyone', 'Mild conflict. No sexual content, no strong language.'],
          ['Teen', 'Violence without detail, kisses, some strong language.'],
          ['Mature', 'Violence with detail, sex that is not explicit, drugs, strong language.'],
          [
            'Adult',
            'Explicit sex between consenting adults, cruelty that is central to the story. Shown only to readers who have confirmed that they are adults.',
          ],
        ),
      ),
      section(
        'warnings',
        'Warnings',
        text(
          'A rating says how strong, a warning says what. [Trigger Warnings](legal:trigger-warnings) has the list and when to give them.',
        ),
      ),
      section(
        'ai',
        'Use of AI',
        text(
          'Say in the story’s declarations whether a text was written without AI, with its help, or by it. Spelling and grammar checkers count as none. A story that is said to be written without AI and is not can be taken down, and its contract ended.',
        ),
      ),
      section(
        'comments',
        'Comments',
        text(
          'Criticism of a text is welcome; attacks on its author or readers are not. Authors can hide, report and block: see [Hide, close the thread and mark as spam](see:moderate-comments). Some words are held back until somebody has looked at them.',
        ),
      ),
      section(
        'acts',
        'What we do about a breach',
        list(
          'We tell you which chapter and which rule, in your inbox.',
          'A chapter is returned to you as a draft; you can change it and publish again.',
          'A story is taken down where a change would not help.',
          'An account is blocked for what is never allowed, or after repeated breaches. Its owner can still download every text.',
        ),
        text(
          'If you think we are wrong, answer the message. Somebody who did not make the decision looks again within ten working days.',
        ),
      ),
      section(
        'report',
        'Report something',
        text(
          'Report a comment where it stands. For anything else, use [Contact us](go:help) and name the address. Claims about copyright need your name, the work, and the place where it was copied.',
        ),
      ),
    ],
  },
] satisfies LegalText;
