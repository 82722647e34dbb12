import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';
import type { LightChapter } from './chapter-answers.ts';
import type { textToColumns } from './text-columns.ts';
import { isStaged } from './versions/is-staged.ts';

/**
 * Replaces a chapter's working text: a new revision, staged when readers have another one. What it replaces is gone
 * unless the caller kept it. The caller holds the locks of the chapter and its story.
 */
export async function writeChapterText(
  tx: Database,
  chapter: LightChapter,
  columns: ReturnType<typeof textToColumns>,
  now: Date,
): Promise<LightChapter> {
  const changes = {
    revision: chapter.revision + 1,
    staged: await isStaged(tx, chapter.publishedVersionId, columns.textHash),
    editedAt: now,
  };
  await tx
    .update(chapters)
    .set({ ...columns, ...changes })
    .where(eq(chapters.id, chapter.id));
  await tx.update(stories).set({ updatedAt: now }).where(eq(stories.id, chapter.storyId));
  return { ...chapter, ...columns, ...changes };
}
