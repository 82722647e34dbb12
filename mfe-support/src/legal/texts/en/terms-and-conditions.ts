import { DELETION_DAYS } from '@myfiction/shared/contract/account-options.ts';
import { PAYDAY } from '@myfiction/shared/contract/billing.ts';
import { list, note, text } from '../../../content/blocks.ts';
import { type LegalText, section } from '../../legal-text.ts';

export default [
  {
    version: '1.0',
    effective: '2026-11-01',
    changes: ['First version.'],
    sections: [
      section(
        'who',
        'Who agrees to what',
        text(
          'These terms are between you, the author, and the operator of MyFiction Studio. They hold for the studio and everything you do in it. The [Content Agreement](legal:content-agreement) says what you allow us to do with your texts, the [Privacy Policy](legal:privacy-policy) what we do with data; both belong to these terms. A signed contract goes before them where they differ.',
        ),
      ),
      section(
        'account',
        'Your account',
        list(
          'You are at least 13 years old, and a parent or guardian agrees if the law of your country asks for it.',
          'One person, one account. Keep the password to yourself; a second step at sign-in protects you better.',
          'What happens under your account counts as yours until you tell us that somebody else is in it.',
          'Your pen name is unique, is not “Guest”, and pretends to be nobody else.',
        ),
      ),
      section(
        'studio',
        'What we provide',
        text(
          'The studio keeps your drafts, publishes at the time you choose, shows readers’ comments, and counts what is earned. We work to have it there at all times but cannot promise it: repairs, faults of others and force majeure happen. What you typed is kept on your device while the connection is gone.',
        ),
        text(
          'We may change how the studio works. Where a change takes something away that you rely on, we tell you 30 days before.',
        ),
      ),
      section(
        'rules',
        'What you may not do',
        list(
          'Break the [Content Guidelines](legal:content-guidelines) or the law.',
          'Get into accounts, data or parts of the service that are not yours, or disturb it.',
          'Read the service out by machine, except for your own content.',
          'Fake reads, followers, comments or payments.',
        ),
      ),
      section(
        'money',
        'Money',
        text(
          `Earnings are counted by month. The payday of a month is the ${PAYDAY}th of the month after the next, once a valid tax form and a way of payment are there and nothing blocks the bill. The holder of the account must be the person in the contract.`,
        ),
        text(
          'Closed bills are not changed; corrections stand on a later one. Refunds to readers and proven fraud are taken off, also afterwards. Tell us within 12 months if a bill is wrong. Taxes on what you earn are yours, apart from what the law makes us withhold.',
        ),
      ),
      section(
        'end',
        'Ending it',
        text(
          `You can delete the account at any time, unless money is owed to you or a contract runs: see [Delete your account](see:delete-account). For ${DELETION_DAYS} days it can be undone.`,
        ),
        text(
          'We can block or end an account for a serious breach, or with 30 days’ notice for another good reason. You can download your texts in any case, and what you earned rightly is paid.',
        ),
      ),
      section(
        'liability',
        'Liability',
        text(
          'Each of us is liable without limit for intent, gross negligence, and harm to life and health. Otherwise we are liable only for breaking a duty that the whole agreement rests on, and only for the damage that could be foreseen. Rights that the law gives consumers stay as they are.',
        ),
      ),
      section(
        'changes',
        'Changes of these terms',
        text(
          'We announce a new version in your inbox 30 days before it counts. If you do not agree you can leave; if you stay, it holds. Every version has a number and stays readable.',
        ),
        note('The law of the operator’s seat applies, without taking away the protection of the law where you live.'),
      ),
    ],
  },
] satisfies LegalText;
