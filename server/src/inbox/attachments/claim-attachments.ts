import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { attachments } from '../../database/schema/threads.ts';
import { AppError } from '../../platform/handler.ts';

/** Takes what the author has uploaded into a letter, in the order given. What is not there, or sent, is not found. */
export async function claimAttachments(
  db: Database,
  uid: number,
  { reply_id, attachment_ids }: { reply_id: string; attachment_ids: readonly string[] },
): Promise<void> {
  const ids = [...new Set(attachment_ids)];
  if (ids.length === 0) return;
  const found = await db
    .select({ id: attachments.id })
    .from(attachments)
    .where(and(inArray(attachments.id, ids), eq(attachments.uid, uid), isNull(attachments.turnId)))
    .for('update');
  if (found.length < ids.length) throw new AppError('notFound');
  for (const [place, id] of ids.entries()) {
    await db.update(attachments).set({ turnId: reply_id, place }).where(eq(attachments.id, id));
  }
}
