import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { eq, sql } from 'drizzle-orm';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';
import type { DomainContext } from './domain-context.ts';
import { addChapter } from './fixtures.ts';

/** Adds a chapter of `context.uid` that is to go out at a time, and gives its id. */
export async function addScheduled(
  context: DomainContext,
  storyId: string,
  text: ChapterText,
  at: Date,
): Promise<string> {
  const { chapter_id } = await addChapter(context, storyId, text);
  await context.db.update(chapters).set({ status: 'scheduled', scheduledAt: at }).where(eq(chapters.id, chapter_id));
  const moved = {
    chaptersDraft: sql`${stories.chaptersDraft} - 1`,
    chaptersScheduled: sql`${stories.chaptersScheduled} + 1`,
  };
  await context.db.update(stories).set(moved).where(eq(stories.id, storyId));
  return chapter_id;
}
