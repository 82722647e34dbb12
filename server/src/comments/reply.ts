import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { storableText } from '../database/names.ts';
import { type CommentRow, comments } from '../database/schema/comments.ts';
import { users } from '../database/schema/users.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { readItem } from './comment-answers.ts';
import { lockComment } from './own-comment.ts';
import { pinLocked } from './pin.ts';
import { searchableWords } from './search-words.ts';
import { moveStoryCounters } from './story-counters.ts';
import { tellComments } from './tell-comments.ts';
import { findWords } from './words/find-words.ts';
import { loadPlatformWords } from './words/load-words.ts';

type Context = Pick<CallContext, 'db' | 'uid' | 'clock'>;

/** Answers a comment as the author, which counts it as seen. Repeating it gives the reply that the first one made. */
export async function replyToComment(
  { db, uid, clock }: Context,
  input: { comment_id: string; reply_id: string; text: string; pin: boolean },
): Promise<ApiOutput<'comment/reply'>> {
  const text = storableText(input.text);
  await refuseBadWords(db, text);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const comment = await lockAnswerable(tx, uid, input.comment_id);
    await insertReply(tx, comment, { id: input.reply_id, text }, now);
    await tx
      .update(comments)
      .set({ answered: true, seenAt: comment.seenAt ?? now })
      .where(eq(comments.id, comment.id));
    const newlySeen = comment.readerId !== null && comment.seenAt === null;
    if (newlySeen) {
      await moveStoryCounters(tx, [{ story_id: comment.storyId, changed: 1, comments: 0, unseen: -1 }]);
    }
    if (input.pin) await pinLocked(tx, { ...comment, id: input.reply_id }, true);
    await tellComments(tx, uid, [comment], now);
    return { reply: await readItem(tx, input.reply_id), comment: await readItem(tx, comment.id) };
  });
}

/** Throws `inappropriateWords` with the places of the platform's words in the text. */
export async function refuseBadWords(db: Database, text: string): Promise<void> {
  const words = findWords(text, await loadPlatformWords(db)).map(({ from, to }) => ({ from, to }));
  if (words.length > 0) throw new AppError('inappropriateWords', { data: { words } });
}

/** A comment that was there when the author began to write: one that has gone since has an answer of its own. */
async function lockAnswerable(tx: Database, uid: number, id: string): Promise<CommentRow> {
  const comment = await lockComment(tx, uid, id).catch((error: unknown) => {
    if (error instanceof AppError && error.errorName === 'notFound') throw new AppError('replyGone');
    throw error;
  });
  if (comment.status === 'deleted' || comment.status === 'removed') throw new AppError('replyGone');
  return comment;
}

async function insertReply(
  tx: Database,
  comment: CommentRow,
  { id, text }: { id: string; text: string },
  now: Date,
): Promise<void> {
  const { uid, storyId, chapterId } = comment;
  const [author] = await tx.select({ penName: users.penName }).from(users).where(eq(users.uid, uid));
  const readerName = author?.penName ?? '';
  const inserted = await tx
    .insert(comments)
    .values({
      ...{ id, uid, storyId, chapterId, readerName, text },
      parentId: comment.parentId ?? comment.id,
      answersId: comment.id,
      words: searchableWords(uid, readerName, text),
      seenAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: comments.id });
  if (inserted.length > 0) return;
  // Else it is somebody else's id, or one that was used for another comment.
  const same = and(eq(comments.id, id), eq(comments.answersId, comment.id), isNull(comments.readerId));
  if ((await tx.$count(comments, same)) === 0) throw new AppError('notFound');
}
