import { DELETION_DAYS } from '@myfiction/shared/contract/account-options.ts';
import { PERSON_KEPT_DAYS } from '@myfiction/shared/contract/application-options.ts';
import { MESSAGE_TRASH_DAYS } from '@myfiction/shared/contract/inbox-options.ts';
import { CODE_VALID_MINUTES, TRASH_DAYS } from '@myfiction/shared/contract/rules.ts';
import { list, table, text } from '../../../content/blocks.ts';
import { type LegalText, section } from '../../legal-text.ts';

const before = [
  section(
    'short',
    'In short',
    list(
      'We keep what the studio needs to work, and no more.',
      'What identifies or pays you is encrypted before it is stored.',
      'We sell no data and show no advertising to authors.',
      'You can take everything along, and have it deleted.',
    ),
  ),
  section(
    'what',
    'What we keep and why',
    table(
      ['What', 'Why'],
      [
        'Email address, password (as a hash), linked sign-ins, pen name, avatar',
        'To let you in and show who wrote what: our agreement with you.',
      ],
      ['Stories, chapters, versions, notes, covers', 'To keep, publish and restore them: our agreement.'],
      [
        'Legal name, birth date, address, phone, ID pictures',
        'To know who signs a contract: our agreement and the law.',
      ],
      [
        'Bank, PayPal or Payoneer details, tax forms, bills',
        'To pay you and report what the law asks: our agreement and the law.',
      ],
      ['Comments and messages', 'To show and answer them: our agreement.'],
      [
        'Use of pages: which page, when, kind of device, language',
        'To find faults and see what helps: our legitimate interest.',
      ],
      [
        'Address of the connection and browser of a sign-in',
        'To show you your devices and stop attackers: our legitimate interest.',
      ],
    ),
  ),
  section(
    'retention',
    'How long we keep it',
    table(
      ['What', 'How long'],
      ['Chapters in the trash', `${TRASH_DAYS} days`],
      ['Deleted messages', `${MESSAGE_TRASH_DAYS} days`],
      ['Verification codes', `${CODE_VALID_MINUTES} minutes`],
      ['Sign-ins', '30 days without a visit, one year at most'],
      ['Personal data and ID pictures of an application that ended', `${PERSON_KEPT_DAYS} days`],
      ['Use of pages', '13 months'],
      ['Marks that an event of the reading apps has come in', '30 days'],
      ['Signed contracts, bills, tax forms', 'As long as the law asks, sealed'],
      ['Everything else', 'As long as the account is there'],
      ['A deleted account', `Gone ${DELETION_DAYS} days after you asked`],
    ),
  ),
];
const after = [
  section(
    'sealed',
    'How it is protected',
    text(
      'Connections are encrypted. Personal data of applications, payment details, tax forms, signed documents and second factors are encrypted once more before they are stored, with a key that is not in the database. Payment details are shown masked, to you too, and changing them takes your password and a code by mail.',
    ),
  ),
  section(
    'others',
    'Who else sees it',
    list(
      'Readers see what you publish, your pen name, avatar and what you say about yourself.',
      'Editors see an application while they read it; each look is recorded.',
      'Payment providers and tax authorities get what a payment or the law needs.',
      'Apple, Facebook or Google learn that you sign in here, if you choose to sign in through them.',
      'Companies that run servers and mail for us, under contract and on our instructions.',
    ),
  ),
  section(
    'device',
    'What stays on your device',
    text(
      'Your sign-in, your preferences, and the text you are writing until the server has it. There are no cookies for advertising. While we try a new version of the studio with some people, a random name in a cookie keeps you on the same version. Signing out takes the sign-in away, and private drafts with it.',
    ),
  ),
  section(
    'rights',
    'Your rights',
    list(
      'See and take along: download everything in the [settings](go:settings), at any time, also while blocked.',
      'Correct: in the settings, or by writing to us.',
      'Delete: in the settings; what the law makes us keep stays sealed and unused.',
      'Object or limit: write to us. You can also complain to the authority for data protection where you live.',
    ),
  ),
  section(
    'children',
    'Children',
    text('The studio is not for children under 13. If we learn of an account of one we delete it.'),
  ),
  section(
    'contact',
    'Contact and changes',
    text(
      'Write to us through the [Help Center](go:help). A new version is announced in your inbox 30 days before it counts; older ones stay readable here.',
    ),
  ),
];

export default [
  {
    version: '1.1',
    effective: '2026-11-15',
    changes: ['New section on the help center: reads and answers are counted there without naming anybody.'],
    sections: [
      ...before,
      section(
        'help',
        'The help center',
        text(
          'We count which articles are opened and keep your answers to “Was this helpful?”. Both are kept with a code made of a random number of your browser, not with your account: reads for 30 days, answers for 13 months.',
        ),
      ),
      ...after,
    ],
  },
  { version: '1.0', effective: '2026-11-01', changes: ['First version.'], sections: [...before, ...after] },
] satisfies LegalText;
