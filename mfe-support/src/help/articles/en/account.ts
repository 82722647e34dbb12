import { EMAIL_UNDO_DAYS, RECOVERY_CODES } from '@myfiction/shared/contract/account-options.ts';
import {
  CODE_RESEND_SECONDS,
  CODE_TRIES,
  CODE_VALID_MINUTES,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PEN_NAME_GUEST,
  PEN_NAME_MAX,
  PEN_NAME_PILED_SIGNS,
  PEN_NAME_TWO_ALPHABETS,
} from '@myfiction/shared/contract/rules.ts';
import { list, note, steps, table, text } from '../../../content/blocks.ts';
import type { ShelfTexts } from '../../article.ts';

/** Who you are and how you get in. */
export default {
  'pen-name': {
    title: 'Choose or change your pen name',
    summary: `Up to ${PEN_NAME_MAX} characters, unique, and not “Guest”.`,
    words: 'pen name username change rename author name guest taken required 400016 display profile',
    body: [
      steps('Open the [settings](go:settings).', 'Type the new pen name and save.'),
      list(
        'A pen name is required, and spaces alone are none.',
        `It has at most ${PEN_NAME_MAX} characters.`,
        PEN_NAME_GUEST,
        PEN_NAME_TWO_ALPHABETS,
        PEN_NAME_PILED_SIGNS,
        'Another author may already use it: then choose a different one.',
      ),
      text('Readers see the new name everywhere within a few minutes. Contracts keep your legal name.'),
    ],
  },
  'sign-in-problems': {
    title: 'I cannot sign in',
    summary: 'Check the email address, reset the password, or use the way you signed up with.',
    words:
      'sign in login log in incorrect password email not signed up already exists forgot password locked out 6200003 6200005 6200006 400015 400031 google facebook apple popup',
    body: [
      table(
        ['What it says', 'What to do'],
        ['Incorrect password.', 'Try again, or choose **Forgot password**: a code comes by mail.'],
        [
          'The email address has not been signed up with.',
          'Look for a typing error, or sign in with Apple, Facebook or Google if you began so.',
        ],
        ['The email address already exists.', 'You have an account. Sign in instead of signing up.'],
        ['This way to sign in is not available here.', 'Use another one, such as email.'],
        ['This sign-in could not be verified.', 'Try it again, and allow the popup if your browser blocks it.'],
      ),
      text('You can sign in [here](go:login).'),
    ],
  },
  'verification-code': {
    title: 'The verification code does not come or does not work',
    summary: `Codes have 6 digits and count for ${CODE_VALID_MINUTES} minutes. Only the newest one works.`,
    words:
      'verification code email not received expired incorrect resend spam otp 6200002 6200007 400009 400035 mail did not arrive refused bounced',
    body: [
      list(
        'Look in the spam folder.',
        `A new code can be asked for after ${CODE_RESEND_SECONDS} seconds. It makes the earlier one worthless.`,
        `After ${CODE_TRIES} wrong tries a code is worthless too: ask for a new one.`,
        'Check the address you typed.',
      ),
    ],
  },
  'choose-password': {
    title: 'Choose a good password',
    summary: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters, and not one of those that everybody uses.`,
    words: 'password change reset new strong common attackers 400029 forgot set',
    body: [
      text(
        'Length helps more than signs: four words that do not belong together are easy to keep and hard to guess. A password on the lists that attackers try first is refused.',
      ),
      steps(
        'Open the [settings](go:settings), then **Sign-in and security**.',
        'Type the old password and the new one.',
      ),
      text(
        'All other devices are signed out. If you have forgotten the old one, sign out and choose **Forgot password**.',
      ),
    ],
  },
  'sign-in-methods': {
    title: 'Link Apple, Facebook or Google',
    summary: 'One account, several ways in. The last one cannot be taken away.',
    words: 'link connect google facebook apple account unlink two accounts exists 400024 400025 400028 only way',
    body: [
      steps(
        'Open the [settings](go:settings), then **Sign-in and security**.',
        'Choose **Link** at a provider and sign in there.',
      ),
      table(
        ['What it says', 'What to do'],
        [
          'There is an account with this email address already.',
          'Sign in to it with its password where you are told so: the two are linked. If it has no password, sign in as you did before and link the other way here.',
        ],
        ['This is your only way to sign in.', 'Add another one, then remove this one.'],
        ['This sign-in belongs to another account.', 'Sign in with it, remove it there, and link it here.'],
      ),
    ],
  },
  'authenticator-app': {
    title: 'Sign in with an authenticator app',
    summary: `A second step that a thief of your password does not have. Keep the ${RECOVERY_CODES} recovery codes.`,
    words: 'two factor 2fa authenticator totp recovery code lost phone second step 400032 400033',
    body: [
      steps(
        'Open the [settings](go:settings), then **Sign-in and security**, and choose **Set up**.',
        'Scan the picture with the app and type its code.',
        `Keep the ${RECOVERY_CODES} recovery codes where you find them without the phone.`,
      ),
      text(
        'At sign-in, type the code of the app, or one of the recovery codes: each works once. To move to a new phone, remove the app first, then set it up again.',
      ),
      text('If you have lost both the app and the codes, [write to us](go:help) from the address of your account.'),
    ],
  },
  'change-email': {
    title: 'Change your email address',
    summary: 'With a code at each address. The former one can take the account back for a while.',
    words: 'change email address new mail mailbox moved hacked stolen take back undo old former',
    body: [
      steps(
        'Open the [settings](go:settings) and choose **Change email**.',
        'Enter the new address, then the code that came to each of the two.',
      ),
      text(
        `We tell both addresses. For ${EMAIL_UNDO_DAYS} days the mail to the former one has a link that takes the account back: all devices are signed out then, and a new password has to be set. Use it if it was not you who changed the address.`,
      ),
      note(
        'You leave a mailbox that somebody else can read? Set up [two-step sign-in](see:authenticator-app): a mail alone opens nothing then.',
      ),
    ],
  },
  'signed-out': {
    title: 'Why was I signed out?',
    summary: 'After 30 days without a visit, after a year, or because the sign-in was ended elsewhere.',
    words: 'session expired logged out again sign in devices other device 101 103',
    body: [
      list(
        'You changed the password or chose **Sign out all others**.',
        'The device was not used for 30 days, or the sign-in is a year old.',
        'The account was [blocked](see:account-blocked).',
      ),
      text(
        'Sign in and you are back where you were. In the editor you can do so over the page: nothing is lost. The [settings](go:settings) list where you are signed in.',
      ),
    ],
  },
  'export-account': {
    title: 'Download your data',
    summary: 'Everything you wrote and everything we keep about you, as a zip.',
    words: 'export data gdpr copy everything zip download archive',
    body: [
      steps('Open the [settings](go:settings), then **My data**.', 'Choose **Download**.'),
      text('Chapters come as Markdown, the rest as readable files. It works while an account is blocked too.'),
    ],
  },
  'delete-account': {
    title: 'Delete your account',
    summary: 'With 14 days to think again. Not while money is owed to you or a contract runs.',
    words: 'delete account close remove leave cancel undo 14 days 400026 400027 money owed contract running',
    body: [
      steps(
        '[Download your data](see:export-account) first.',
        'Open the [settings](go:settings), then **My data**, and choose **Delete account**.',
        'Confirm with your password or a code.',
      ),
      text(
        'For 14 days you can undo it in the settings. Then stories, comments and personal data are deleted; what the law makes us keep, such as bills, stays sealed.',
      ),
      list(
        '**There is money that has not been paid to you yet.** [Withdraw](see:withdraw) it first. If it is [too little to withdraw](see:bill-blocked), [write to us](go:help).',
        '**A contract is running.** It has to [end](see:terminate-contract) first. One that waits for your signature you can [decline](see:sign-contract).',
      ),
    ],
  },
  'account-blocked': {
    title: '“The user has been blocked.”',
    summary: 'The platform has closed the account. Your texts are still yours to download.',
    words: 'blocked banned suspended 403 appeal account closed why',
    body: [
      text(
        'Sign-in shows **Download all of it**, which goes on working. If you do not know why, or think that it is a mistake, write to us: a person answers.',
      ),
      note('Money that was earned is decided about separately; ask us.'),
    ],
  },
} satisfies Partial<ShelfTexts<'account'>>;
