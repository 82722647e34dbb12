import { sql } from 'drizzle-orm';
import { moveStoryCounters, storyMoves } from '../../comments/story-counters.ts';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { comments } from '../../database/schema/comments.ts';
import type { CallContext } from '../../platform/handler.ts';
import { deleteChapters } from './delete-chapters.ts';
import { lockChosen } from './lock-chosen.ts';

/** Deletes chapters of the trash for good, with versions and comments. What they earned stays in the bills. Those that are not in it any more stay. */
export async function deleteFromTrash(
  context: Pick<CallContext, 'db' | 'uid'>,
  { chapter_ids }: { chapter_ids: string[] },
): Promise<{ deleted: number }> {
  return context.db.transaction(async (tx) => {
    const chosen = await lockChosen(tx, context.uid, chapter_ids);
    const trashed = chosen.flatMap((each) => each.chapters).filter(({ trashedAt }) => trashedAt !== null);
    const ids = trashed.map(({ id }) => id);
    await uncountComments(tx, ids);
    await deleteChapters(tx, ids);
    return { deleted: trashed.length };
  });
}

/** Takes out of their stories' figures the comments that were still on their way into the trash. */
async function uncountComments(tx: Database, chapterIds: readonly string[]): Promise<void> {
  const { rows } = await tx.execute(sql`
    select comments.story_id, count(*) as changed, -count(*) as comments,
      -count(*) filter (where comments.seen_at is null) as unseen
    from ${chapters} join ${comments} on comments.chapter_id = chapters.id
    where chapters.id = any(${sql.param([...chapterIds])}::uuid[]) and chapters.comments_moving
      and not comments.trashed and comments.reader_id is not null and comments.status <> 'deleted'
    group by comments.story_id`);
  await moveStoryCounters(tx, storyMoves.parse(rows));
}
