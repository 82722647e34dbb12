import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import { and, eq } from 'drizzle-orm';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { toChapterDetail } from './chapter-answers.ts';

/** One of the author's chapters. Somebody else's answers exactly as one that does not exist. */
export async function getChapter(context: Pick<CallContext, 'db' | 'uid'>, chapterId: string): Promise<ChapterDetail> {
  const [found] = await context.db
    .select({
      chapter: chapters,
      story: { title: stories.title, language: stories.language, completed: stories.completed },
    })
    .from(chapters)
    .innerJoin(stories, eq(stories.id, chapters.storyId))
    .where(and(eq(chapters.id, chapterId), eq(chapters.deleted, false), eq(stories.uid, context.uid)));
  if (!found) throw new AppError('notFound');
  if (found.chapter.trashedAt !== null) throw new AppError('chapterTrashed');
  return toChapterDetail(found.chapter, found.story);
}
