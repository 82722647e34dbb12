import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { type StoryRow, stories } from '../database/schema/stories.ts';
import { AppError } from '../platform/handler.ts';

/**
 * Holds the author's story until the transaction ends. Every write to a story or its chapters takes this lock first, so
 * that writers queue up in one order and counters add up.
 */
export async function lockStory(tx: Database, uid: number, storyId: string): Promise<StoryRow> {
  const [story] = await tx
    .select()
    .from(stories)
    .where(and(eq(stories.id, storyId), eq(stories.uid, uid)))
    .for('no key update');
  if (!story) throw new AppError('notFound');
  return story;
}

/** The same for all stories of an author; `update` also waits for those who only need them to be there. */
export async function lockShelf(
  tx: Database,
  uid: number,
  strength: 'no key update' | 'update' = 'no key update',
): Promise<void> {
  await tx.select({ id: stories.id }).from(stories).where(eq(stories.uid, uid)).orderBy(asc(stories.id)).for(strength);
}
