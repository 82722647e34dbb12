import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';

/** Deletes held chapters of the trash for good: nobody sees them any more, and `sweepDeleted` takes them away. */
export async function deleteChapters(tx: Database, chapterIds: readonly string[]): Promise<void> {
  await tx
    .update(chapters)
    .set({ deleted: true })
    .where(inArray(chapters.id, [...chapterIds]));
}
