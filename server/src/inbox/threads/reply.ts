import type { MessageDetail } from '@myfiction/shared/contract/calls/inbox.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { messageTurns, threads } from '../../database/schema/threads.ts';
import { users } from '../../database/schema/users.ts';
import { letterLimit } from '../../identity/limits.ts';
import { countAgainst, scaleLimits } from '../../identity/throttle.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { claimAttachments } from '../attachments/claim-attachments.ts';
import { getMessage } from '../get-message.ts';
import { tellMessage } from '../tell-message.ts';
import { addLetter } from './add-letter.ts';
import type { Letter } from './begin-thread.ts';
import { lockThread } from './lock-thread.ts';

export type ThreadContext = Pick<CallContext, 'db' | 'uid' | 'clock' | 'config'>;

/** What the author's device sends. */
export interface Reply {
  reply_id: string;
  body: string;
  attachment_ids: string[];
}

/** Adds the author's letter to a conversation. Throws `threadClosed` or `tooManyRequests`. */
export async function replyToMessage(
  context: ThreadContext,
  { message_id, ...reply }: Reply & { message_id: string },
): Promise<MessageDetail> {
  const { db, uid, clock } = context;
  const sent = await findSent(db, uid, reply.reply_id);
  if (sent !== undefined) return getMessage(context, sent);
  await lockThread(db, uid, message_id);
  // The same letter may have come while this one waited.
  const meanwhile = await findSent(db, uid, reply.reply_id);
  if (meanwhile !== undefined) return getMessage(context, meanwhile);
  await addLetter(db, message_id, await toLetter(context, reply), { now: clock.now(), mail: false });
  await claimAttachments(db, uid, reply);
  await tellMessage(db, uid, message_id, clock.now());
  return getMessage(context, message_id);
}

/** The conversation in which the author's letter stands already. Somebody else's is not found. */
export async function findSent(db: Database, uid: number, replyId: string): Promise<string | undefined> {
  const [sent] = await db
    .select({ messageId: threads.messageId, uid: threads.uid })
    .from(messageTurns)
    .innerJoin(threads, eq(threads.messageId, messageTurns.messageId))
    .where(eq(messageTurns.id, replyId));
  if (sent && sent.uid !== uid) throw new AppError('notFound');
  return sent?.messageId;
}

/** What the author has written, as a letter. Throws `tooManyRequests`. */
export async function toLetter({ db, uid, clock, config }: ThreadContext, { reply_id, body }: Reply): Promise<Letter> {
  await countAgainst(db, scaleLimits([letterLimit(uid)], config.rateLimitFactor), clock.now());
  const [author] = await db.select({ penName: users.penName }).from(users).where(eq(users.uid, uid));
  return { id: reply_id, mine: true, sender: author?.penName ?? '', body };
}
