import { paths } from '@myfiction/shared/contract/paths.ts';
import type { announcements, messages } from '../database/schema/messages.ts';
import type { Random } from './random.ts';
import { daysBefore } from './times.ts';

type MessageInsert = typeof messages.$inferInsert;
type Letter = Pick<MessageInsert, 'type' | 'sender' | 'title' | 'body' | 'actionPath' | 'actionLabel'> & {
  daysAgo: number;
  /** Title of the story it is about. */
  story?: string;
};

/** How many of the newest are unread. */
const UNREAD = 3;

const LETTERS: readonly Letter[] = [
  {
    type: 'contract',
    sender: 'Contracts',
    title: 'Your contract is being prepared',
    body: 'Dear Noor,\n\nGood news. Our editors read Seven Doors to Winter and want to sign it. They liked how each door changes the rules of the house.\n\nWe are writing your contract now. You can read it here in about three days, and you sign only when every line is clear to you.',
    actionPath: '/my-stories',
    actionLabel: 'Open',
    story: 'Seven Doors to Winter',
    daysAgo: 0.2,
  },
  {
    type: 'system',
    sender: 'MyFiction Studio',
    title: 'Bills are now paid on the 15th',
    body: 'From next month you are paid one week earlier than before: on the 15th instead of the 22nd. You do not have to do anything.',
    actionPath: paths.monthlyBill(),
    actionLabel: 'See your bills',
    daysAgo: 1.1,
  },
  {
    type: 'contest',
    sender: 'Contests',
    title: 'Love Story Contest is open',
    body: 'Send a first chapter of at least 1,500 words. There are twelve prizes, from $200 to $5,000. One story per author.',
    actionPath: '/activity/LoveStoryContest',
    actionLabel: 'Read the rules',
    daysAgo: 2.3,
  },
  {
    type: 'payment',
    sender: 'Payments',
    title: 'A payment did not arrive',
    body: 'The bank sent the money back because the account holder’s name does not match the name in your contract. Nothing is lost. Check your payment info, then withdraw again.',
    actionPath: paths.paymentInfo(),
    actionLabel: 'Check payment info',
    daysAgo: 6,
  },
  {
    type: 'editor',
    sender: 'Mirela Santos, editor',
    title: 'About the ending of The Bridge at Hollow Lake',
    body: 'Hello Noor,\n\nI returned the application with one question, about the outline. The idea of the second map is lovely. I only need to know how it ends before I can offer a contract.\n\nMirela',
    actionPath: '/my-stories',
    actionLabel: 'Open the story',
    story: 'The Bridge at Hollow Lake',
    daysAgo: 9,
  },
  {
    type: 'security',
    sender: 'MyFiction Studio',
    title: 'A new device signed in',
    body: 'Firefox on Windows signed in to your account. If this was not you, set a new password and sign out all devices.',
    actionPath: paths.settings(),
    actionLabel: 'See devices',
    daysAgo: 16,
  },
  {
    type: 'payment',
    sender: 'Payments',
    title: 'Your bill is ready to withdraw',
    body: 'The bill of the month before last has reached its payday. You can withdraw it now.',
    actionPath: paths.monthlyBill(),
    actionLabel: 'Open the bill',
    daysAgo: 18,
  },
  {
    type: 'system',
    sender: 'MyFiction Studio',
    title: 'The Moon Between Us passed one million reads',
    body: 'A million times somebody opened a chapter that you wrote. Thank you for writing here.',
    actionPath: '',
    actionLabel: '',
    story: 'The Moon Between Us',
    daysAgo: 24,
  },
  {
    type: 'contract',
    sender: 'Contracts',
    title: 'The completion of Rejected by the River Pack is confirmed',
    body: 'The story is now shown as completed. The completion bonus is a line of your next bill.',
    actionPath: paths.monthlyBill(),
    actionLabel: 'Open the bill',
    story: 'Rejected by the River Pack',
    daysAgo: 61,
  },
  {
    type: 'editor',
    sender: 'Mirela Santos, editor',
    title: 'Welcome, and a first note',
    body: 'Hello Noor,\n\nI am your editor from today. Write to me here whenever something is unclear, about a contract or about a comma.\n\nMirela',
    actionPath: '',
    actionLabel: '',
    daysAgo: 240,
  },
];

/** The author's inbox: each type of message, the newest unread. */
export function buildMessages(
  random: Random,
  uid: number,
  storyIds: ReadonlyMap<string, string>,
  now: Date,
): MessageInsert[] {
  return LETTERS.map(({ daysAgo, story, ...letter }, index) => ({
    ...letter,
    id: random.uuid(),
    uid,
    storyId: story === undefined ? null : (storyIds.get(story) ?? null),
    createdAt: daysBefore(now, daysAgo),
    readAt: index < UNREAD ? null : daysBefore(now, daysAgo / 2),
  }));
}

export function buildAnnouncements(random: Random, now: Date): (typeof announcements.$inferInsert)[] {
  return [
    {
      id: random.uuid(),
      title: 'Love Story Contest is open',
      body: 'Send a first chapter. Twelve prizes, from $200 to $5,000.',
      actionPath: '/activity/LoveStoryContest',
      publishedAt: daysBefore(now, 2.3),
      endsAt: daysBefore(now, -55),
    },
    {
      id: random.uuid(),
      title: 'Bills are now paid on the 15th',
      body: 'From next month, one week earlier than before.',
      actionPath: paths.monthlyBill(),
      publishedAt: daysBefore(now, 1.1),
      endsAt: daysBefore(now, -30),
    },
  ];
}
