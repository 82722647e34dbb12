import { and, eq, sql } from 'drizzle-orm';
import { FILTERS } from '../comments/comment-filters.ts';
import { boundedCount } from '../comments/count-comments.ts';
import type { Database } from '../database/connect.ts';
import { comments } from '../database/schema/comments.ts';
import { messages } from '../database/schema/messages.ts';
import { users } from '../database/schema/users.ts';
import { isUnread } from '../inbox/in-folder.ts';

/** What the sidebar shows: comments not seen yet, counted up to `COMMENT_COUNT_MAX`, and whether an unread message waits. */
export async function getCounts(db: Database, uid: number): Promise<{ new_comment: number; message_sign: boolean }> {
  const unread = db.select({ id: messages.id }).from(messages).where(isUnread(uid));
  // One query: every open tab asks again and again.
  const [counts] = await db
    .select({
      newComments: boundedCount(and(eq(comments.uid, uid), FILTERS.new)),
      unread: sql<boolean>`exists ${unread}`,
    })
    .from(users)
    .where(eq(users.uid, uid));
  return { new_comment: counts?.newComments ?? 0, message_sign: counts?.unread ?? false };
}
