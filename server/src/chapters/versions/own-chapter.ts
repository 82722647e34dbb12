import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { type ChapterRow, chapters } from '../../database/schema/chapters.ts';
import { stories } from '../../database/schema/stories.ts';
import { AppError } from '../../platform/handler.ts';

/** The version that readers have of one of the author's chapters. Somebody else's answers as one that does not exist. */
export async function ownChapter(
  db: Database,
  uid: number,
  chapterId: string,
): Promise<Pick<ChapterRow, 'publishedVersionId'>> {
  const [chapter] = await db
    .select({ publishedVersionId: chapters.publishedVersionId, trashedAt: chapters.trashedAt })
    .from(chapters)
    .innerJoin(stories, eq(stories.id, chapters.storyId))
    .where(and(eq(chapters.id, chapterId), eq(chapters.deleted, false), eq(stories.uid, uid)));
  if (!chapter) throw new AppError('notFound');
  if (chapter.trashedAt !== null) throw new AppError('chapterTrashed');
  return chapter;
}
