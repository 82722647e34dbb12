import type { changeMessages as changeCall } from '@myfiction/shared/contract/calls/inbox.ts';
import { type MessageAction, PROTECTED_TYPES } from '@myfiction/shared/contract/inbox-options.ts';
import { and, asc, eq, inArray, isNotNull, isNull, notInArray, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { messages } from '../database/schema/messages.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { countUnread } from './list-messages.ts';
import { tellMessage } from './tell-message.ts';

type Change = z.output<(typeof changeCall)['input']>;
type Changed = z.output<(typeof changeCall)['output']>;

/** What each action writes, and in which messages there is something to write. */
const WORK: Readonly<
  Record<MessageAction, { set: (now: Date) => Partial<typeof messages.$inferInsert>; where: SQL | undefined }>
> = {
  read: { set: (now) => ({ readAt: now }), where: isNull(messages.readAt) },
  unread: { set: () => ({ readAt: null }), where: isNotNull(messages.readAt) },
  archive: {
    set: (now) => ({ archivedAt: now }),
    where: and(isNull(messages.archivedAt), isNull(messages.deletedAt)),
  },
  unarchive: { set: () => ({ archivedAt: null }), where: isNotNull(messages.archivedAt) },
  delete: {
    set: (now) => ({ deletedAt: now }),
    where: and(isNull(messages.deletedAt), notInArray(messages.type, [...PROTECTED_TYPES])),
  },
  restore: { set: () => ({ deletedAt: null }), where: isNotNull(messages.deletedAt) },
};

/** Does the same to many of the author's messages. Throws `notFound` where none is, and `messageProtected`. */
export async function changeMessages(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { message_ids, action }: Change,
): Promise<Changed> {
  const now = clock.now();
  const own = await db
    .select({ id: messages.id, type: messages.type })
    .from(messages)
    .where(and(inArray(messages.id, message_ids), eq(messages.uid, uid)))
    .orderBy(asc(messages.id))
    .for('update');
  if (own.length === 0) throw new AppError('notFound');
  const kept = action === 'delete' ? own.filter(({ type }) => PROTECTED_TYPES.includes(type)).length : 0;
  if (kept === own.length) throw new AppError('messageProtected');
  const { set, where } = WORK[action];
  const ids = own.map(({ id }) => id);
  const changed = await db
    .update(messages)
    .set(set(now))
    .where(and(inArray(messages.id, ids), where))
    .returning({ id: messages.id });
  // One is enough: tabs that hear of it ask for all that they show.
  if (changed[0]) await tellMessage(db, uid, changed[0].id, now);
  return { changed: changed.map(({ id }) => id), protected: kept, unread: await countUnread(db, uid) };
}
