import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { type ChapterRow, chapters } from '../database/schema/chapters.ts';
import { AppError } from '../platform/handler.ts';
import type { LightChapter } from './chapter-answers.ts';

/** A chapter with the text that its locking left out. */
export async function withContent(tx: Database, chapter: LightChapter): Promise<ChapterRow> {
  const [found] = await tx.select({ content: chapters.content }).from(chapters).where(eq(chapters.id, chapter.id));
  if (!found) throw new AppError('notFound');
  return { ...chapter, ...found };
}
