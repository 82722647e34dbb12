import { randomUUID } from 'node:crypto';
import type { MessageDetail, ThreadSubject } from '@myfiction/shared/contract/calls/inbox.ts';
import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { getNotification } from '../../account/notifications.ts';
import type { Database } from '../../database/connect.ts';
import { messages } from '../../database/schema/messages.ts';
import { threads } from '../../database/schema/threads.ts';
import { users } from '../../database/schema/users.ts';
import { requireAuthor } from '../../identity/block-author.ts';
import { AppError } from '../../platform/handler.ts';
import { requireOwnStory } from '../../stories/require-own-story.ts';
import { getMessage } from '../get-message.ts';
import { sendMessage } from '../send-message.ts';
import { tellMessage } from '../tell-message.ts';
import { addLetter } from './add-letter.ts';
import { lockThread } from './lock-thread.ts';

const NO_LETTERS = 'The author takes no letters of editors, neither in the inbox nor by mail: nothing was sent.';

export interface DeskLetter {
  uid: number;
  /** Name of who writes, and as what: `Hana Lindqvist, contract editor`. */
  sender: string;
  /** Of a new conversation; one that is continued keeps its own. */
  title: string;
  body: string;
  storyId?: string;
  /** The conversation that it continues, by its message. */
  threadId?: string;
}

/**
 * Writes to an author, within the caller's transaction: begins a conversation or continues one. Gives its message's id.
 * Throws `notFound` for a conversation or story that is not the author's, `threadClosed` for what has ended and
 * `invalidRequest` where the author takes no letters: one that is begun would be kept nowhere.
 */
export async function writeToAuthor(db: Database, letter: DeskLetter, now: Date): Promise<string> {
  const { threadId, ...draft } = letter;
  const { uid, sender, body, storyId } = letter;
  const { inbox, email } = await getNotification(db, uid, 'editor-message');
  if (threadId === undefined) {
    await requireAuthor(db, uid);
    if (storyId !== undefined) await requireOwnStory({ db, uid }, storyId);
    if (!inbox && !email) throw new AppError('invalidRequest', { msg: NO_LETTERS });
    return sendMessage(db, { ...draft, type: 'editor', event: 'editor-message' }, now);
  }
  await lockThread(db, uid, threadId);
  await addLetter(db, threadId, { id: randomUUID(), mine: false, sender, body }, { now, mail: email });
  await tellMessage(db, uid, threadId, now);
  return threadId;
}

/** A conversation in which the author waits for an answer. */
export interface WaitingThread {
  threadId: string;
  uid: number;
  penName: string;
  title: string;
  subject: ThreadSubject | null;
  storyId: string | null;
  /** The author's newest letter. */
  body: string;
  waitingSince: Date;
}

/** The open conversations that wait for the desk, the longest waiting first, after the place where a page ended. */
export async function listThreads(
  db: Database,
  after?: Pick<WaitingThread, 'threadId' | 'waitingSince'>,
  limit: number = PAGE_SIZE,
): Promise<WaitingThread[]> {
  const rows = await db
    .select({
      threadId: threads.messageId,
      uid: threads.uid,
      penName: users.penName,
      title: messages.title,
      subject: threads.subject,
      storyId: messages.storyId,
      body: messages.body,
      waitingSince: threads.waitingSince,
    })
    .from(threads)
    .innerJoin(messages, eq(messages.id, threads.messageId))
    .innerJoin(users, eq(users.uid, threads.uid))
    .where(
      and(
        isNotNull(threads.waitingSince),
        isNull(threads.closedAt),
        after &&
          sql`(${threads.waitingSince}, ${threads.messageId}) > (${after.waitingSince.toISOString()}::timestamptz, ${after.threadId}::uuid)`,
      ),
    )
    .orderBy(asc(threads.waitingSince), asc(threads.messageId))
    .limit(limit);
  return rows.flatMap(({ waitingSince, ...row }) => (waitingSince === null ? [] : [{ ...row, waitingSince }]));
}

/** A conversation with all its letters, whoever has it open or has put it away. */
export async function readThread(db: Database, threadId: string): Promise<MessageDetail & { uid: number }> {
  const [thread] = await db.select({ uid: threads.uid }).from(threads).where(eq(threads.messageId, threadId));
  if (!thread) throw new AppError('notFound');
  return { ...(await getMessage({ db, uid: thread.uid }, threadId)), uid: thread.uid };
}

/**
 * Ends a conversation: it stays to be read and takes no more letters. Repeating changes nothing.
 *
 * @param ifAnswered leaves it open where the author waits for an answer
 * @returns whether it has ended
 */
export async function closeThread(
  db: Database,
  threadId: string,
  now: Date,
  { ifAnswered = false }: { ifAnswered?: boolean } = {},
): Promise<boolean> {
  const [thread] = await db.select().from(threads).where(eq(threads.messageId, threadId)).for('no key update');
  if (!thread) throw new AppError('notFound');
  if (thread.closedAt !== null) return true;
  if (ifAnswered && thread.waitingSince !== null) return false;
  await db.update(threads).set({ closedAt: now, waitingSince: null }).where(eq(threads.messageId, threadId));
  await tellMessage(db, thread.uid, threadId, now);
  return true;
}
