import type { NotificationEvent } from '@myfiction/shared/contract/account-options.ts';
import type { AttachmentType, MessageType } from '@myfiction/shared/contract/inbox-options.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { STUDIO_SENDER } from '../inbox/send-message.ts';
import { failedAt, newestRelease } from './paydays.ts';
import { daysBefore } from './times.ts';

/** What the author answered. */
export interface DemoReply {
  body: string;
  daysAgo: number;
  attachment?: { name: string; type: AttachmentType; text: string };
}

export interface DemoMessage {
  type: MessageType;
  event: NotificationEvent;
  sender: string;
  title: string;
  body: string;
  /** Where the button leads, given the story's id. */
  action?: { path: (storyId: string) => string; label: string };
  /** Title of the story it is about. */
  story?: string;
  at: (now: Date) => Date;
  reply?: DemoReply;
}

const ago =
  (days: number) =>
  (now: Date): Date =>
    daysBefore(now, days);

/** Noor's inbox, about newest first. */
export const DEMO_MESSAGES: readonly DemoMessage[] = [
  {
    type: 'contract',
    event: 'contract',
    sender: 'Hana Lindqvist, contract editor',
    title: 'Your contract is being prepared',
    body: 'Dear Noor,\n\nGood news. Our editors read Seven Doors to Winter and want to sign it. They liked how each door changes the rules of the house.\n\nWe are writing your contract now. It takes about 3 working days. Then you get a message here and an email. You read it, and you sign it online.\n\nYou can keep publishing while you wait. Nothing changes for your readers.',
    action: { path: (storyId) => paths.contract('view', storyId), label: 'Open' },
    story: 'Seven Doors to Winter',
    at: ago(0.2),
  },
  {
    type: 'payment',
    event: 'payment',
    sender: 'Payments',
    title: 'Bills are now paid on the 15th',
    body: 'From next month you are paid one week earlier than before: on the 15th instead of the 22nd. You do not have to do anything.',
    action: { path: paths.monthlyBill, label: 'See your bills' },
    at: ago(1.1),
  },
  {
    type: 'contest',
    event: 'contest',
    sender: 'Contests',
    title: 'Love Story Contest is open',
    body: 'Send a first chapter by 15 January, of at least 1,500 words. There are twelve prizes, from $200 to $5,000. One story per author.',
    action: { path: () => '/activity/LoveStoryContest', label: 'Read the rules' },
    at: ago(2.3),
  },
  {
    type: 'system',
    event: 'announcement',
    sender: STUDIO_SENDER,
    title: 'You reached 30,000 saves',
    body: 'The Moon Between Us is in 31,600 libraries. Thank you for writing here.',
    story: 'The Moon Between Us',
    at: ago(4),
  },
  {
    type: 'payment',
    event: 'payment',
    sender: 'Payments',
    title: 'A payment did not arrive',
    body: 'The bank sent the money back because the account holder’s name does not match the name in your contract. Nothing is lost. Check your payment info, then withdraw again.',
    action: { path: paths.paymentInfo, label: 'Check payment info' },
    at: failedAt,
  },
  {
    type: 'editor',
    event: 'editor-message',
    sender: 'Mirela Santos, editor',
    title: 'About the ending of The Bridge at Hollow Lake',
    body: 'Hello Noor,\n\nI returned the application with one question, about the outline. The idea of the second map is lovely. I only need to know how it ends before I can offer a contract.\n\nMirela',
    action: { path: paths.storyDetail, label: 'Open the story' },
    story: 'The Bridge at Hollow Lake',
    at: ago(9),
    reply: {
      body: 'Hello Mirela,\n\nThank you for reading so closely. Both maps turn out to be halves of one: the bridge stands only while somebody believes in the other bank. I attach the last two pages of the outline.\n\nNoor',
      daysAgo: 8.6,
      attachment: {
        name: 'Outline, last pages.txt',
        type: 'txt',
        text: 'The Bridge at Hollow Lake\n\nChapter 29. Ines lays the two maps over each other and holds them to the window.\n\nChapter 30. The lake is gone in the morning. The bridge is still there.\n',
      },
    },
  },
  {
    type: 'contract',
    event: 'application',
    sender: 'Contracts',
    title: 'Completion Bonus: Rejected by the River Pack',
    body: 'Your word count of 133,683 was confirmed. The story is now shown as completed, and the bonus is a line of your next bill.',
    action: { path: paths.monthlyBill, label: 'Open the bill' },
    story: 'Rejected by the River Pack',
    at: ago(61),
  },
  {
    type: 'system',
    event: 'announcement',
    sender: STUDIO_SENDER,
    title: 'Chapter 12 needs a trigger warning',
    body: 'Readers told us that chapter 12 of Seven Doors to Winter shows a drowning. Please add a warning within three weeks. It takes a minute, in the details of the story.',
    action: { path: paths.editStory, label: 'Open the details' },
    story: 'Seven Doors to Winter',
    at: ago(13),
  },
  {
    type: 'security',
    event: 'security',
    sender: STUDIO_SENDER,
    title: 'A new device signed in',
    body: 'Firefox on Windows signed in to your account. If this was not you, set a new password and sign out all devices.',
    action: { path: paths.settings, label: 'See devices' },
    at: ago(16),
  },
  {
    type: 'payment',
    event: 'payment',
    sender: 'Payments',
    title: 'Your bill is ready to withdraw',
    body: 'The bill of the month before last has reached its payday. You can withdraw it now.',
    action: { path: paths.monthlyBill, label: 'Open the bill' },
    at: newestRelease,
  },
  {
    type: 'system',
    event: 'application',
    sender: STUDIO_SENDER,
    title: 'Welcome to Pay-to-Read',
    body: 'Readers of The Moon Between Us now pay from chapter 12. The chapters before it stay free.',
    story: 'The Moon Between Us',
    at: ago(42),
  },
  {
    type: 'editor',
    event: 'editor-message',
    sender: 'Mirela Santos, editor',
    title: 'Welcome, and a first note',
    body: 'Hello Noor,\n\nI am your editor from today. Write to me here whenever something is unclear, about a contract or about a comma.\n\nMirela',
    at: ago(240),
  },
];
