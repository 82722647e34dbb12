import { ATTACHMENTS_MAX, MESSAGE_TRASH_DAYS } from '@myfiction/shared/contract/inbox-options.ts';
import { list, steps, table, text } from '../../../content/blocks.ts';
import type { ShelfTexts } from '../../article.ts';

/** The studio itself: settings, inbox, and messages that any page may show. */
export default {
  notifications: {
    title: 'Choose what we mail you',
    summary: 'In the settings, for each kind of news. Contracts, payments and security always come.',
    words: 'notifications email mail unsubscribe too many turn off settings alerts',
    body: [
      steps(
        'Open the [settings](go:settings), then **Notifications**.',
        'Choose for each kind: inbox, mail, both or none.',
      ),
      text(
        'Messages about contracts, payments and the security of your account come by both: they protect you. Of new comments we tell once a day at most.',
      ),
    ],
  },
  'language-theme': {
    title: 'Language, night theme and text size',
    summary: 'At the top of every page, and in the settings.',
    words: 'language spanish english dark mode night theme font size text bigger display interface',
    body: [
      text(
        'Choose the language and the theme at the top right, on a phone in the menu. The [settings](go:settings) have the size of the text too. They belong to this browser.',
      ),
    ],
  },
  'inbox-messages': {
    title: 'Messages, replies and conversations',
    summary: 'Archive what is done. Messages about contracts and payments cannot be deleted.',
    words: 'inbox message delete archive reply editor attachment closed conversation 400050 400051 new tag write',
    body: [
      list(
        `**Editor messages** take replies with up to ${ATTACHMENTS_MAX} files.`,
        '**Contracts and payments** stay: you may need to show them. Archive them instead.',
        '**A closed conversation** is read only. If there is more to say, begin a new one from the application, the bill or the help center.',
      ),
      text(
        `Deleted messages can be restored for ${MESSAGE_TRASH_DAYS} days. Your messages are in the [inbox](go:inbox).`,
      ),
    ],
  },
  'region-closed': {
    title: 'The studio is not available in your region',
    summary: 'Some countries and hosts are closed for legal reasons. Your texts are safe.',
    words: 'region country not available no books 104104 vpn travel blocked',
    body: [
      text(
        'The check goes by where your connection comes out, so a VPN or a journey can cause it. Switch the VPN off and reload. Readers can use the apps where they are offered.',
      ),
    ],
  },
  'not-here': {
    title: '“This is not here any more”',
    summary: 'It was moved or deleted, or it belongs to another account.',
    words: 'not found missing 404 gone deleted story chapter disappeared 400007 5009005 unavailable',
    body: [
      list(
        'Look in the story’s [trash](see:trash).',
        'Check in the [settings](go:settings) that you are signed in to the right account.',
        'A link from a message may be older than what it led to.',
      ),
      text('When a story is not available the studio brings you back to [My Stories](go:stories).'),
    ],
  },
  'something-wrong': {
    title: '“Something went wrong, please try again.”',
    summary: 'A fault on our side. What you typed is kept; try again in a minute.',
    words: 'error 500 bug broken crash could not be verified reload 400001 400003 400006 400045 busy slow not working',
    body: [
      steps(
        'Wait a minute and try again. That the studio is very busy right now passes by itself.',
        'Reload the page. Text in the editor is kept on your device.',
        'If it says that a request could not be verified, close other tabs of the studio and reload: this page may be older than the server.',
      ),
      text('If it stays, [write to us](go:help) and say what you did and when.'),
    ],
  },
  'too-many-tries': {
    title: '“Too many tries.”',
    summary: 'A limit against guessing. Wait a few minutes.',
    words: 'too many requests rate limit wait 400005 locked slow down',
    body: [
      text(
        'Sign-in, codes and uploads have a limit for each connection, which a school or an office shares. It is filled up again minute by minute. Nothing is locked.',
      ),
    ],
  },
  'device-clock': {
    title: '“The clock of this device is wrong.”',
    summary: 'Set date and time to automatic, then reload.',
    words: 'clock time date wrong device 400002 timezone skew',
    body: [
      text(
        'Requests are signed with the time, so that nobody can send them again. Your clock may be off by five minutes at most.',
      ),
      steps('Open the date and time settings of your device.', 'Switch on **Set automatically**.', 'Reload the page.'),
    ],
  },
  'pictures-files': {
    title: 'A picture or file is refused',
    summary: 'Which kinds and sizes the studio takes.',
    words:
      'upload image picture file refused too large heic jpg png webp pdf size mb attachment 400004 400008 400034 400052 invalid',
    body: [
      table(
        ['Where', 'Kinds', 'At most'],
        ['Cover, avatar', 'JPG, PNG, WebP', '5 MB'],
        ['ID picture', 'JPG, PNG, WebP', '10 MB'],
        ['Attachment', 'JPG, PNG, WebP, PDF, .docx, text', '10 MB each'],
      ),
      text(
        'The content has to be what the name says: a renamed HEIC picture is still HEIC. Save it as JPG and try again.',
      ),
    ],
  },
  'about-us': {
    title: 'About MyFiction Studio',
    summary: 'The studio in which authors of serialized fiction write, publish and get paid.',
    words: 'about us company who are you platform apps team',
    body: [
      text('Authors write here; readers read in the apps. The studio keeps three promises.'),
      list(
        '**Never lose a word.** Every change is kept on your device first. See [Saving](see:saving-offline).',
        '**Money that you can recompute.** Every line of a bill is open. See [How a bill is counted](see:bill-lines).',
        '**Your text is yours.** It can be [downloaded](see:export-story) at any time.',
      ),
    ],
  },
} satisfies Partial<ShelfTexts<'account'>>;
