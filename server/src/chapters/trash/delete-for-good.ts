import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { billLines } from '../../database/schema/bills.ts';
import { chapters } from '../../database/schema/chapters.ts';

/** Deletes chapters with their versions and comments. What they earned stays in the bills of their story. */
export async function deleteForGood(tx: Database, chapterIds: readonly string[]): Promise<void> {
  if (chapterIds.length === 0) return;
  await tx
    .update(billLines)
    .set({ chapterId: null })
    .where(inArray(billLines.chapterId, [...chapterIds]));
  await tx.delete(chapters).where(inArray(chapters.id, [...chapterIds]));
}
