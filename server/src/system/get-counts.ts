import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { comments } from '../database/schema/comments.ts';
import { messages } from '../database/schema/messages.ts';

/** What the sidebar shows: comments not seen yet, and whether an unread message waits. */
export async function getCounts(db: Database, uid: number): Promise<{ new_comment: number; message_sign: boolean }> {
  const [newComments] = await db
    .select({ total: count() })
    .from(comments)
    .where(and(eq(comments.uid, uid), isNull(comments.seenAt), isNotNull(comments.readerId)));
  const unread = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.uid, uid), isNull(messages.readAt), isNull(messages.archivedAt)))
    .limit(1);
  return { new_comment: newComments?.total ?? 0, message_sign: unread.length > 0 };
}
