import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import { deleteStep, STEP } from '../database/delete-in-steps.ts';
import { billLines, bills } from '../database/schema/bills.ts';
import { chapters, chapterVersions } from '../database/schema/chapters.ts';
import { commentActRows, commentActs } from '../database/schema/comment-acts.ts';
import { authorReaders, blockedReaders, filterWords } from '../database/schema/comment-readers.ts';
import { comments } from '../database/schema/comments.ts';
import { imports } from '../database/schema/imports.ts';
import { messages } from '../database/schema/messages.ts';
import { idempotency } from '../database/schema/platform.ts';
import { chapterReaders, storyFollowers } from '../database/schema/readers.ts';
import { stories } from '../database/schema/stories.ts';
import { storyDays } from '../database/schema/story-days.ts';
import { attachments } from '../database/schema/threads.ts';
import { users } from '../database/schema/users.ts';
import { formerRestDays, writingDays } from '../database/schema/writing-days.ts';
import { workOffRows } from '../platform/due-rows/work-off-rows.ts';
import type { CallContext } from '../platform/handler.ts';
import { lockShelf } from '../stories/lock-story.ts';

type Options = Pick<CallContext, 'db' | 'clock'> & { signal?: AbortSignal };

/** Texts, and rows that take a few others with them: fewer at a time. */
const HEAVY_STEP = 500;

interface Part {
  table: PgTable;
  which: SQL;
  step: number;
}

/**
 * Takes away what belonged to accounts that are deleted, one step of one account in each transaction: what a kill breaks
 * off goes on from there, on whatever server.
 */
export async function sweepDeletedAccounts({ db, clock, signal }: Options): Promise<void> {
  await workOffRows({ db, clock, job: 'sweep deleted accounts', signal }, async (tx, rows) => {
    const [due] = await tx
      .select({ uid: users.uid })
      .from(users)
      .where(and(users.sweeping, rows.areDue(users.uid)))
      .limit(1)
      .for('no key update', { skipLocked: true });
    if (!due) return false;
    await rows.attempt(tx, due.uid, (nested) => sweepStep(nested, due.uid));
    return true;
  });
}

async function sweepStep(tx: Database, uid: number): Promise<void> {
  // Before its comments, as by whoever writes them.
  await lockShelf(tx, uid);
  for (const { table, which, step } of partsOf(tx, uid)) {
    if ((await deleteStep(tx, table, which, step)) > 0) return;
  }
  if ((await forgetLines(tx, uid)) > 0) return;
  // The law wants bills to be kept for years; the person they were for is out of the record.
  const [bill] = await tx.select({ id: bills.id }).from(bills).where(eq(bills.uid, uid)).limit(1);
  if (bill) await tx.update(users).set({ sweeping: false }).where(eq(users.uid, uid));
  else await tx.delete(users).where(eq(users.uid, uid));
}

/** In an order in which none takes more of another with it than a transaction has the time for. */
function partsOf(tx: Database, uid: number): Part[] {
  const shelf = tx.select({ id: stories.id }).from(stories).where(eq(stories.uid, uid));
  const texts = tx.select({ id: chapters.id }).from(chapters).where(inArray(chapters.storyId, shelf));
  const acts = tx.select({ id: commentActs.id }).from(commentActs).where(eq(commentActs.uid, uid));
  const all = (table: PgTable, which: SQL): Part => ({ table, which, step: STEP });
  const few = (table: PgTable, which: SQL): Part => ({ table, which, step: HEAVY_STEP });
  return [
    all(commentActRows, inArray(commentActRows.actId, acts)),
    all(commentActs, eq(commentActs.uid, uid)),
    all(comments, eq(comments.uid, uid)),
    all(filterWords, eq(filterWords.uid, uid)),
    all(blockedReaders, eq(blockedReaders.uid, uid)),
    all(authorReaders, eq(authorReaders.uid, uid)),
    all(chapterReaders, inArray(chapterReaders.chapterId, texts)),
    all(storyFollowers, inArray(storyFollowers.storyId, shelf)),
    all(storyDays, inArray(storyDays.storyId, shelf)),
    few(imports, eq(imports.uid, uid)),
    few(messages, eq(messages.uid, uid)),
    few(attachments, eq(attachments.uid, uid)),
    // What is out goes with its chapter, which names it.
    few(
      chapterVersions,
      sql`${inArray(chapterVersions.chapterId, texts)} and not exists (select from ${chapters} as written
      where written.id = ${chapterVersions.chapterId} and written.published_version_id = ${chapterVersions.id})`,
    ),
    few(chapters, inArray(chapters.storyId, shelf)),
    few(stories, eq(stories.uid, uid)),
    all(idempotency, eq(idempotency.uid, uid)),
    all(writingDays, eq(writingDays.uid, uid)),
    all(formerRestDays, eq(formerRestDays.uid, uid)),
  ];
}

/** Bills keep their amounts; the names of what was written go. Gives how many lines had one. */
async function forgetLines(tx: Database, uid: number): Promise<number> {
  const theirs = tx.select({ id: bills.id }).from(bills).where(eq(bills.uid, uid));
  const isNamed = sql`(${billLines.storyId} is not null or ${billLines.storyTitle} <> '')`;
  const some = tx
    .select({ id: billLines.id })
    .from(billLines)
    .where(and(inArray(billLines.billId, theirs), isNamed))
    .limit(STEP);
  const nothing = { storyId: null, storyTitle: '', chapterId: null, chapterTitle: '' };
  const { rowCount } = await tx.update(billLines).set(nothing).where(inArray(billLines.id, some));
  return rowCount ?? 0;
}
