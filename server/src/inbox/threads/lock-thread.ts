import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { threads } from '../../database/schema/threads.ts';
import { AppError } from '../../platform/handler.ts';

/** Holds an author's conversation until the transaction ends, so that letters queue up. Throws `threadClosed`. */
export async function lockThread(tx: Database, uid: number, messageId: string): Promise<void> {
  const [thread] = await tx
    .select({ closedAt: threads.closedAt })
    .from(threads)
    .where(and(eq(threads.messageId, messageId), eq(threads.uid, uid)))
    .for('no key update');
  if (!thread) throw new AppError('notFound');
  if (thread.closedAt !== null) throw new AppError('threadClosed');
}
