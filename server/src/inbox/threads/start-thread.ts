import { randomUUID } from 'node:crypto';
import type { MessageDetail, ThreadSubject } from '@myfiction/shared/contract/calls/inbox.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { messages } from '../../database/schema/messages.ts';
import { threads } from '../../database/schema/threads.ts';
import { users } from '../../database/schema/users.ts';
import { claimAttachments } from '../attachments/claim-attachments.ts';
import { getMessage } from '../get-message.ts';
import { searchKeyOf } from '../search-key.ts';
import { tellMessage } from '../tell-message.ts';
import { beginThread, type Letter } from './begin-thread.ts';
import { findSent, type Reply, replyToMessage, type ThreadContext, toLetter } from './reply.ts';
import { findSubject, type SubjectMatter } from './subject.ts';

/** Writes to the desk about something; an open conversation about it is continued. */
export async function startThread(
  context: ThreadContext,
  { subject, ...reply }: Reply & { subject: ThreadSubject },
): Promise<MessageDetail> {
  const { db, uid, clock } = context;
  const matter = await findSubject(db, uid, subject);
  const sent = await findSent(db, uid, reply.reply_id);
  if (sent !== undefined) return getMessage(context, sent);
  // Two tabs that ask about the same thing at the same moment come into one conversation.
  await db.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('no key update');
  const open = await findOpen(db, uid, matter.key);
  if (open !== undefined) return replyToMessage(context, { message_id: open, ...reply });
  const letter = await toLetter(context, reply);
  const id = await insertOwnMessage(db, uid, matter, letter, clock.now());
  await beginThread(db, { messageId: id, uid, subject, subjectKey: matter.key }, letter, clock.now());
  await claimAttachments(db, uid, reply);
  await tellMessage(db, uid, id, clock.now());
  return getMessage(context, id);
}

/** Held: where the desk closes it right now, there is none. */
async function findOpen(db: Database, uid: number, subjectKey: string): Promise<string | undefined> {
  const [open] = await db
    .select({ messageId: threads.messageId })
    .from(threads)
    .where(and(eq(threads.uid, uid), eq(threads.subjectKey, subjectKey), isNull(threads.closedAt)))
    .for('no key update');
  return open?.messageId;
}

/** The author's own letter is no news: it is read, and no copy of it goes out by mail. */
async function insertOwnMessage(
  db: Database,
  uid: number,
  { title, storyId, action }: SubjectMatter,
  { sender, body }: Letter,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await db.insert(messages).values({
    ...{ id, uid, sender, title, body, storyId },
    type: 'editor',
    event: 'editor-message',
    mine: true,
    searchKey: searchKeyOf(title, sender, body),
    actionPath: action.path,
    actionLabel: action.label,
    readAt: now,
    createdAt: now,
  });
  return id;
}
