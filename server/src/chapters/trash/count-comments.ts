import { and, count, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { comments } from '../../database/schema/comments.ts';

/** Readers' comments on chapters: what a story counts of them, and does not count while they are in the trash. */
export async function countComments(
  tx: Database,
  chapterIds: readonly string[],
): Promise<{ all: number; unseen: number }> {
  const [counted] = await tx
    .select({ all: count(), unseen: sql`count(*) filter (where ${isNull(comments.seenAt)})`.mapWith(Number) })
    .from(comments)
    .where(
      and(inArray(comments.chapterId, [...chapterIds]), isNotNull(comments.readerId), ne(comments.status, 'deleted')),
    );
  return counted ?? { all: 0, unseen: 0 };
}
