import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';
import { AppError } from '../platform/handler.ts';
import type { CommentScope } from './comment-filters.ts';

/** Throws `notFound` for a story or chapter that is not the author's. */
export async function requireScope(db: Database, uid: number, { story_id, chapter_id }: CommentScope): Promise<void> {
  if (!story_id && !chapter_id) return;
  const [found] = await db
    .select({ id: stories.id })
    .from(stories)
    .leftJoin(chapters, eq(chapters.storyId, stories.id))
    .where(
      and(
        eq(stories.uid, uid),
        story_id ? eq(stories.id, story_id) : undefined,
        chapter_id ? and(eq(chapters.id, chapter_id), eq(chapters.deleted, false)) : undefined,
      ),
    )
    .limit(1);
  if (!found) throw new AppError('notFound');
}
