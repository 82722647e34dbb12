import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { deleteInSteps } from '../../database/delete-in-steps.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { comments } from '../../database/schema/comments.ts';
import { chapterReaders } from '../../database/schema/readers.ts';

/**
 * Deletes held chapters of the trash for good. What belongs to a chapter goes with it, but for what may be too much for
 * one statement.
 */
export async function deleteChapters(tx: Database, chapterIds: readonly string[]): Promise<void> {
  const ids = [...chapterIds];
  await deleteInSteps(tx, comments, inArray(comments.chapterId, ids));
  await deleteInSteps(tx, chapterReaders, inArray(chapterReaders.chapterId, ids));
  await tx.delete(chapters).where(inArray(chapters.id, ids));
}
