import type { Database } from '../database/connect.ts';
import { tellAuthor } from '../live/tell-author.ts';
import { tellCounts } from '../live/tell-counts.ts';

/** Tells the author's open tabs that a message is new or has changed, when the caller's transaction commits. */
export async function tellMessage(db: Database, uid: number, messageId: string, now: Date): Promise<void> {
  await tellAuthor(db, uid, { topic: 'message', message_id: messageId }, now);
  await tellCounts(db, uid, now);
}
