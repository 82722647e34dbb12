import { asc, eq } from 'drizzle-orm';
import { getNotifications } from '../../account/notifications.ts';
import { getSecurity } from '../../account/security.ts';
import type { Database } from '../../database/connect.ts';
import { billLines, bills, withdrawals } from '../../database/schema/bills.ts';
import { blockedReaders, filterWords } from '../../database/schema/comment-readers.ts';
import { revenueTotals } from '../../database/schema/revenue.ts';
import { sessions } from '../../database/schema/sessions.ts';
import { stories } from '../../database/schema/stories.ts';
import { users } from '../../database/schema/users.ts';
import { formerRestDays, writingDays } from '../../database/schema/writing-days.ts';
import { AppError } from '../../platform/handler.ts';
import type { ZipEntry } from '../zip-entry.ts';
import type { AccountSource } from './account-source.ts';
import { applicationFiles, listApplications } from './application-entries.ts';
import { commentPages } from './comment-pages.ts';
import { listContests } from './contest-entries.ts';
import { jsonRows } from './json-rows.ts';
import { attachmentEntries, messagePages } from './message-entries.ts';
import { oneByOne } from './one-by-one.ts';
import { listPayoutMethods, listTaxForms } from './payment-entries.ts';
import { json, picture } from './plain-entries.ts';
import { storyEntries } from './story-entries.ts';

const READ_ME = `Everything that MyFiction Studio holds about you.

stories/    a folder a story: what it is (story.json), its cover, and its chapters twice, as Markdown to read and as
            JSON with every word, mark and note as you saved it; chapters/history has the kept versions, trash what is
            in the trash
applications/  a folder an application, named by its id in applications.json: its documents and the pictures of your ID
messages/   the files that you attached to letters, named by their ids in messages.json
*.json      your profile, sign-ins, applications, contest entries, bills with every line, earnings of every month, payment
            methods, tax forms, comments, messages with every letter, and writing days

Left out so that this file is of no use to a thief: your password and what your authenticator app knows; and the numbers
of your accounts, as well as the tax numbers, birth date and streets of your tax forms, which are shortened or empty as
under Payment info. Also left out: the record of which pages you opened and when, which is kept for 13 months.
`;

/** The files of an author's whole account; contents are read when they are written, and a story when its turn comes. */
export async function accountEntries(source: AccountSource): Promise<AsyncIterable<ZipEntry>> {
  const [user] = await source.db.select().from(users).where(eq(users.uid, source.uid));
  if (!user) throw new AppError('notFound');
  return listEntries(source, user);
}

async function* listEntries(source: AccountSource, user: typeof users.$inferSelect): AsyncGenerator<ZipEntry> {
  yield* await ownEntries(source, user);
  const shelf = await source.db.select().from(stories).where(eq(stories.uid, user.uid)).orderBy(asc(stories.createdAt));
  for (const [index, story] of shelf.entries()) yield* storyEntries(source, story, index + 1, shelf.length);
}

async function ownEntries(source: AccountSource, user: typeof users.$inferSelect): Promise<ZipEntry[]> {
  const { db, files, uid } = source;
  const { passwordHash: _passwordHash, penNameKey: _penNameKey, ...profile } = user;
  return [
    { path: 'Read me.txt', content: async () => READ_ME },
    json('profile.json', async () => profile),
    ...(await picture(files, user.avatar, 'picture')),
    json('sign-ins.json', async () => ({ ...(await getSecurity(db, uid)), sessions: await listSessions(db, uid) })),
    json('notifications.json', () => getNotifications(db, uid)),
    json('writing-days.json', () => db.select().from(writingDays).where(eq(writingDays.uid, uid))),
    json('former-days-off.json', () => db.select().from(formerRestDays).where(eq(formerRestDays.uid, uid))),
    json('applications.json', () => listApplications(source)),
    ...(await applicationFiles(source)),
    json('contests.json', () => listContests(source)),
    json('payment-methods.json', () => listPayoutMethods(source)),
    json('tax-forms.json', () => listTaxForms(source)),
    json('bills.json', () => listBills(db, uid)),
    json('earnings.json', () => db.select().from(revenueTotals).where(eq(revenueTotals.uid, uid))),
    { path: 'comments.json', content: () => jsonRows(commentPages(db, uid)) },
    json('comment-filter-words.json', () => listFilterWords(db, uid)),
    json('blocked-readers.json', () => db.select().from(blockedReaders).where(eq(blockedReaders.uid, uid))),
    { path: 'messages.json', content: () => jsonRows(messagePages(db, uid)) },
    ...(await attachmentEntries(source)),
  ];
}

function listSessions(db: Database, uid: number) {
  const { device, region, ip, createdAt, lastSeenAt, revokedAt, expiresAt } = sessions;
  return db
    .select({ device, region, ip, createdAt, lastSeenAt, revokedAt, expiresAt })
    .from(sessions)
    .where(eq(sessions.uid, uid));
}

async function listBills(db: Database, uid: number) {
  const rows = await db.select().from(bills).where(eq(bills.uid, uid)).orderBy(asc(bills.month));
  return oneByOne(rows, async (bill) => ({
    ...bill,
    lines: await db.select().from(billLines).where(eq(billLines.billId, bill.id)).orderBy(asc(billLines.line)),
    withdrawals: await db.select().from(withdrawals).where(eq(withdrawals.billId, bill.id)),
  }));
}

function listFilterWords(db: Database, uid: number) {
  return db
    .select({ phrase: filterWords.phrase, createdAt: filterWords.createdAt })
    .from(filterWords)
    .where(eq(filterWords.uid, uid))
    .orderBy(asc(filterWords.phraseKey));
}
