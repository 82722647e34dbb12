import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { chapters } from '../database/schema/chapters.ts';
import { type StoryRow, stories } from '../database/schema/stories.ts';
import { AppError } from '../platform/handler.ts';
import { lockStory } from '../stories/lock-story.ts';
import { LIGHT_CHAPTER, type LightChapter } from './chapter-answers.ts';

/** Holds one of the author's chapters, and before it its story, until the transaction ends. */
export async function lockChapter(
  tx: Database,
  uid: number,
  chapterId: string,
): Promise<{ chapter: LightChapter; story: StoryRow }> {
  const [owner] = await tx
    .select({ storyId: stories.id })
    .from(chapters)
    .innerJoin(stories, eq(stories.id, chapters.storyId))
    .where(and(eq(chapters.id, chapterId), eq(stories.uid, uid)));
  if (!owner) throw new AppError('notFound');
  const story = await lockStory(tx, uid, owner.storyId);
  const [chapter] = await tx
    .select(LIGHT_CHAPTER)
    .from(chapters)
    .where(and(eq(chapters.id, chapterId), eq(chapters.deleted, false)))
    .for('no key update');
  if (!chapter) throw new AppError('notFound');
  if (chapter.trashedAt !== null) throw new AppError('chapterTrashed');
  return { chapter, story };
}
