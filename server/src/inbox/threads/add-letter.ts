import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { messages } from '../../database/schema/messages.ts';
import { messageTurns, threads } from '../../database/schema/threads.ts';
import { searchKeyOf } from '../search-key.ts';
import type { Letter } from './begin-thread.ts';

/**
 * Adds a letter to a conversation whose row the caller holds, and brings its message to the top: the desk's letter into
 * the inbox, unread; the author's own leaves it in the archive, and takes it out of the trash. Who has answered needs no
 * mail of what they have read.
 */
export async function addLetter(
  db: Database,
  messageId: string,
  letter: Letter,
  { now, mail }: { now: Date; mail: boolean },
): Promise<void> {
  const { mine, sender, body } = letter;
  await db.insert(messageTurns).values({ ...letter, messageId, at: afterTheLast(messageId, now) });
  await db
    .update(threads)
    .set({ waitingSince: mine ? sql`coalesce(${threads.waitingSince}, ${now.toISOString()}::timestamptz)` : null })
    .where(eq(threads.messageId, messageId));
  await db
    .update(messages)
    .set({
      ...{ mine, sender, body, createdAt: now, deletedAt: null },
      searchKey: sql`${messages.searchKey} || ' ' || ${searchKeyOf(sender, body)}`,
      ...(mine
        ? { mailOnly: false, mailDueAt: null }
        : { readAt: null, archivedAt: null, mailDueAt: mail ? now : null }),
    })
    .where(eq(messages.id, messageId));
}

/** Letters of one conversation stand one after the other, also where two come within a millisecond. */
function afterTheLast(messageId: string, now: Date) {
  return sql`greatest(${now.toISOString()}::timestamptz, (
    select max(${messageTurns.at}) + interval '1 millisecond' from ${messageTurns}
    where ${messageTurns.messageId} = ${messageId}))`;
}
