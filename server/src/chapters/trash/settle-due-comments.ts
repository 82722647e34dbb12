import { and, eq, sql } from 'drizzle-orm';
import { chapters } from '../../database/schema/chapters.ts';
import { stories } from '../../database/schema/stories.ts';
import { tellCounts } from '../../live/tell-counts.ts';
import { workOffRows } from '../../platform/due-rows/work-off-rows.ts';
import type { CallContext } from '../../platform/handler.ts';
import { settleComments } from './settle-comments.ts';

type Options = Pick<CallContext, 'db' | 'clock'> & { signal?: AbortSignal };

/**
 * Goes on with the comments of chapters that went into the trash or came back, each step in a transaction of its own,
 * between which the story's other writes have their turn. Whose story somebody holds waits for the next run.
 */
export async function settleDueComments({ db, clock, signal }: Options): Promise<void> {
  await workOffRows({ db, clock, job: 'settle comments', signal }, async (tx, rows) => {
    const [due] = await tx
      .select({ id: chapters.id, storyId: stories.id, uid: stories.uid })
      .from(chapters)
      .innerJoin(stories, eq(stories.id, chapters.storyId))
      .where(and(sql`${chapters.commentsMoving}`, rows.areDue(chapters.id)))
      .limit(1)
      .for('no key update', { of: [chapters, stories], skipLocked: true });
    if (!due) return false;
    await rows.attempt(tx, due.id, async (nested) => {
      await settleComments(nested, due.storyId, [due.id]);
      await tellCounts(nested, due.uid, clock.now());
    });
    return true;
  });
}
