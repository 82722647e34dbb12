import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { arrayOf } from '../database/array-parameter.ts';
import type { Database } from '../database/connect.ts';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';

/** Holds stories whose counters move, in one order, so that two writers cannot wait for each other. */
export async function lockStories(tx: Database, storyIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select id from ${stories} where id = any(${sql.param([...new Set(storyIds)])}::uuid[])
    order by id for no key update`);
}

/** What a statement says of each story that it touched. */
export const storyMoves = z.array(
  z.object({
    story_id: z.string(),
    changed: z.coerce.number(),
    comments: z.coerce.number(),
    unseen: z.coerce.number(),
  }),
);
export type StoryMoves = z.output<typeof storyMoves>;

/** Moves the counters of held stories: one update a story, however many comments came or were seen. */
export async function moveStoryCounters(tx: Database, moves: StoryMoves): Promise<void> {
  const moved = moves.filter(({ comments, unseen }) => comments !== 0 || unseen !== 0);
  if (moved.length === 0) return;
  await tx.execute(sql`
    update ${stories} set comments = stories.comments + moved.comments, new_comments = stories.new_comments + moved.unseen
    from unnest(${arrayOf(moved, (move) => move.story_id, 'uuid')}, ${arrayOf(moved, (move) => move.comments, 'int')},
      ${arrayOf(moved, (move) => move.unseen, 'int')}) as moved (id, comments, unseen)
    where stories.id = moved.id`);
}

/** The same for the chapters of held stories: how many comments came or went. */
export async function moveChapterCounters(tx: Database, moves: ReadonlyMap<string, number>): Promise<void> {
  if (moves.size === 0) return;
  await tx.execute(sql`
    update ${chapters} set comments = chapters.comments + moved.comments
    from unnest(${sql.param([...moves.keys()])}::uuid[], ${sql.param([...moves.values()])}::int[]) as moved (id, comments)
    where chapters.id = moved.id`);
}
