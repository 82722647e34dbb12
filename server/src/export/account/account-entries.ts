import { extname } from 'node:path';
import { and, asc, eq, gt } from 'drizzle-orm';
import { getNotifications } from '../../account/notifications.ts';
import { getSecurity } from '../../account/security.ts';
import type { Database } from '../../database/connect.ts';
import { applicationEvents, applications } from '../../database/schema/applications.ts';
import { billLines, bills } from '../../database/schema/bills.ts';
import { comments } from '../../database/schema/comments.ts';
import { messages } from '../../database/schema/messages.ts';
import { sessions } from '../../database/schema/sessions.ts';
import { stories } from '../../database/schema/stories.ts';
import { users } from '../../database/schema/users.ts';
import { writingDays } from '../../database/schema/writing-days.ts';
import type { FileStore } from '../../files/file-store.ts';
import { AppError } from '../../platform/handler.ts';
import type { ZipEntry } from '../zip-entry.ts';
import type { AccountSource } from './account-download.ts';
import { jsonRows, pagesOf } from './json-rows.ts';
import { storyEntries } from './story-entries.ts';

const READ_ME = `Everything that MyFiction Studio holds about you.

stories/    a folder a story: what it is (story.json), its cover, and its chapters twice, as Markdown to read and as
            JSON with every word, mark and note as you saved it; chapters/history has the kept versions, trash what is
            in the trash
*.json      your profile, sign-ins, applications, bills with every line, comments, messages and writing days
`;

/** The files of an author's whole account; contents are read when they are written. */
export async function accountEntries(source: AccountSource): Promise<ZipEntry[]> {
  const { db, files, uid } = source;
  const [user] = await db.select().from(users).where(eq(users.uid, uid));
  if (!user) throw new AppError('notFound');
  const { passwordHash: _passwordHash, penNameKey: _penNameKey, ...profile } = user;
  const shelf = await db.select().from(stories).where(eq(stories.uid, uid)).orderBy(asc(stories.createdAt));
  const perStory = await Promise.all(shelf.map((story, index) => storyEntries(source, story, index + 1, shelf.length)));
  return [
    { path: 'Read me.txt', content: async () => READ_ME },
    json('profile.json', async () => profile),
    ...(await picture(files, user.avatar, 'picture')),
    json('sign-ins.json', async () => ({ ...(await getSecurity(db, uid)), sessions: await listSessions(db, uid) })),
    json('notifications.json', () => getNotifications(db, uid)),
    json('writing-days.json', () => db.select().from(writingDays).where(eq(writingDays.uid, uid))),
    json('applications.json', () => listApplications(db, uid)),
    json('bills.json', () => listBills(db, uid)),
    { path: 'comments.json', content: () => jsonRows(commentPages(db, uid)) },
    { path: 'messages.json', content: () => jsonRows(messagePages(db, uid)) },
    ...perStory.flat(),
  ];
}

/** A file with one value. */
export function json(path: string, read: () => Promise<unknown>): ZipEntry {
  return { path, content: async () => `${JSON.stringify(await read(), null, 2)}\n` };
}

/** An uploaded picture under another name; nothing where there is none. */
export async function picture(files: FileStore, url: string, path: string): Promise<ZipEntry[]> {
  if (url === '' || !(await files.has(url))) return [];
  const read = async (): Promise<Buffer> => (await files.get(url)) ?? Buffer.alloc(0);
  return [{ path: `${path}${extname(url)}`, content: read }];
}

function listSessions(db: Database, uid: number) {
  const { device, region, ip, createdAt, lastSeenAt, revokedAt, expiresAt } = sessions;
  return db
    .select({ device, region, ip, createdAt, lastSeenAt, revokedAt, expiresAt })
    .from(sessions)
    .where(eq(sessions.uid, uid));
}

async function listApplications(db: Database, uid: number) {
  const rows = await db
    .select({ application: applications })
    .from(applications)
    .innerJoin(stories, eq(stories.id, applications.storyId))
    .where(eq(stories.uid, uid));
  return Promise.all(
    rows.map(async ({ application }) => ({
      ...application,
      events: await db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, application.id)),
    })),
  );
}

async function listBills(db: Database, uid: number) {
  const rows = await db.select().from(bills).where(eq(bills.uid, uid)).orderBy(asc(bills.month));
  return Promise.all(
    rows.map(async (bill) => ({
      ...bill,
      lines: await db.select().from(billLines).where(eq(billLines.billId, bill.id)),
    })),
  );
}

function commentPages(db: Database, uid: number) {
  return pagesOf<typeof comments.$inferSelect>((last, rows) =>
    db
      .select()
      .from(comments)
      .where(and(eq(comments.uid, uid), last && gt(comments.id, last.id)))
      .orderBy(asc(comments.id))
      .limit(rows),
  );
}

function messagePages(db: Database, uid: number) {
  return pagesOf<typeof messages.$inferSelect>((last, rows) =>
    db
      .select()
      .from(messages)
      .where(and(eq(messages.uid, uid), last && gt(messages.id, last.id)))
      .orderBy(asc(messages.id))
      .limit(rows),
  );
}
