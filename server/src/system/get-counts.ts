import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { chapters } from '../database/schema/chapters.ts';
import { comments } from '../database/schema/comments.ts';
import { messages } from '../database/schema/messages.ts';

/** What the sidebar shows: comments not seen yet, and whether an unread message waits. */
export async function getCounts(db: Database, uid: number): Promise<{ new_comment: number; message_sign: boolean }> {
  const unread = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.uid, uid), isNull(messages.readAt), isNull(messages.archivedAt)));
  // One query: every open tab asks again and again.
  const [counts] = await db
    .select({ newComments: count(), unread: sql<boolean>`exists ${unread}` })
    .from(comments)
    .leftJoin(chapters, eq(chapters.id, comments.chapterId))
    .where(
      and(
        eq(comments.uid, uid),
        isNull(comments.seenAt),
        isNotNull(comments.readerId),
        // Null for a comment on the story itself, too.
        isNull(chapters.trashedAt),
      ),
    );
  return { new_comment: counts?.newComments ?? 0, message_sign: counts?.unread ?? false };
}
