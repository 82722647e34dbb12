import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { deleteStep, STEP } from '../../database/delete-in-steps.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { comments } from '../../database/schema/comments.ts';
import { chapterReaders } from '../../database/schema/readers.ts';
import { workOffRows } from '../../platform/due-rows/work-off-rows.ts';
import type { CallContext } from '../../platform/handler.ts';

type Options = Pick<CallContext, 'db' | 'clock'> & { signal?: AbortSignal };

/**
 * Takes away what is deleted for good, one step of a chapter in each transaction: one on which a million have commented
 * goes in as many as it needs. What is still on its way into the trash is waited for, so that its story's figures agree.
 */
export async function sweepDeleted({ db, clock, signal }: Options): Promise<void> {
  await workOffRows({ db, clock, job: 'sweep deleted chapters', signal }, async (tx, rows) => {
    const [due] = await tx
      .select({ id: chapters.id })
      .from(chapters)
      .where(and(sql`${chapters.deleted} and not ${chapters.commentsMoving}`, rows.areDue(chapters.id)))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    await rows.attempt(tx, due.id, (nested) => sweepStep(nested, due.id));
    return true;
  });
}

/** What belongs to a chapter goes with it, but for what may be too much for one statement. */
async function sweepStep(tx: Database, id: string): Promise<void> {
  if ((await deleteStep(tx, comments, eq(comments.chapterId, id))) === STEP) return;
  if ((await deleteStep(tx, chapterReaders, eq(chapterReaders.chapterId, id))) === STEP) return;
  await tx.delete(chapters).where(eq(chapters.id, id));
}
