import { and, inArray, sql } from 'drizzle-orm';
import { moveStoryCounters, storyMoves } from '../../comments/story-counters.ts';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { comments } from '../../database/schema/comments.ts';

/** Comments that one transaction moves: other writes of their story wait for it. */
export const COMMENTS_AT_ONCE = 5_000;

/**
 * Takes comments out of all lists whose chapters are in the trash, puts back those of the others, and moves what their
 * story counts with them. The story is held. What is too much for one transaction is left to `settleDueComments`; until
 * then it stays in lists and figures alike.
 */
export async function settleComments(tx: Database, storyId: string, chapterIds: readonly string[]): Promise<void> {
  const ids = [...chapterIds];
  const { rows } = await tx.execute(sql`
    with due as (
      select comments.id, chapters.trashed_at is not null as trashed
      from ${comments} join ${chapters} on chapters.id = comments.chapter_id
      where comments.chapter_id = any(${sql.param(ids)}::uuid[]) and comments.trashed <> (chapters.trashed_at is not null)
      limit ${COMMENTS_AT_ONCE}
    ),
    moved as (
      update ${comments} set trashed = due.trashed from due where comments.id = due.id
      returning case when due.trashed then -1 else 1 end as step, comments.seen_at,
        comments.reader_id is not null and comments.status <> 'deleted' as counts
    )
    select ${storyId} as story_id, count(*) as changed, coalesce(sum(step) filter (where counts), 0) as comments,
      coalesce(sum(step) filter (where counts and seen_at is null), 0) as unseen
    from moved`);
  const moves = storyMoves.parse(rows);
  await moveStoryCounters(tx, moves);
  const isMoving = moves.some(({ changed }) => changed === COMMENTS_AT_ONCE);
  await tx
    .update(chapters)
    .set({ commentsMoving: isMoving })
    .where(and(inArray(chapters.id, ids), sql`${chapters.commentsMoving} <> ${isMoving}`));
}
