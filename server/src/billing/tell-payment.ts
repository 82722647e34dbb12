import type { Database } from '../database/connect.ts';
import { type MessageDraft, sendMessage } from '../inbox/send-message.ts';
import { tellAuthor } from '../live/tell-author.ts';

/** Writes to an author about money, within the caller's transaction, and lets open tabs know. */
export async function tellPayment(
  tx: Database,
  uid: number,
  now: Date,
  message: Pick<MessageDraft, 'title' | 'body' | 'action'>,
): Promise<void> {
  await sendMessage(tx, { uid, type: 'payment', event: 'payment', sender: 'Payments', ...message }, now);
  await tellAuthor(tx, uid, { topic: 'billing' }, now);
}
