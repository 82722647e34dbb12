import { and, asc, inArray, lte } from 'drizzle-orm';
import { messages } from '../database/schema/messages.ts';
import type { CallContext } from '../platform/handler.ts';
import { isUnread } from './in-folder.ts';
import { countUnread } from './list-messages.ts';
import { tellMessage } from './tell-message.ts';

/** Marks as read what was in the inbox at a time, so that what comes in meanwhile stays unread. */
export async function readAllMessages(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { until }: { until: string },
): Promise<{ changed: string[]; unread: number }> {
  const now = clock.now();
  // In the order of `changeMessages`, so that two tabs cannot wait for each other.
  const held = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(isUnread(uid), lte(messages.createdAt, new Date(until))))
    .orderBy(asc(messages.id))
    .for('update');
  const changed = await db
    .update(messages)
    .set({ readAt: now })
    .where(inArray(messages.id, held))
    .returning({ id: messages.id });
  if (changed[0]) await tellMessage(db, uid, changed[0].id, now);
  return { changed: changed.map(({ id }) => id), unread: await countUnread(db, uid) };
}
