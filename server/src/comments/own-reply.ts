import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { storableText } from '../database/names.ts';
import { type CommentRow, comments } from '../database/schema/comments.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { readItem } from './comment-answers.ts';
import { lockComment } from './own-comment.ts';
import { refuseBadWords } from './reply.ts';
import { searchableWords } from './search-words.ts';
import { tellComments } from './tell-comments.ts';

type Context = Pick<CallContext, 'db' | 'uid' | 'clock'>;

/** Changes the text of a reply of the author's own. */
export async function editReply(
  { db, uid, clock }: Context,
  input: { comment_id: string; text: string },
): Promise<ApiOutput<'comment/editReply'>> {
  const text = storableText(input.text);
  await refuseBadWords(db, text);
  return db.transaction(async (tx) => {
    const reply = await lockOwnReply(tx, uid, input.comment_id);
    await tx
      .update(comments)
      .set({ text, editedAt: clock.now(), words: searchableWords(uid, reply.readerName, text) })
      .where(eq(comments.id, reply.id));
    await tellComments(tx, uid, [reply], clock.now());
    return { reply: await readItem(tx, reply.id) };
  });
}

/** Deletes a reply of the author's own; what it answered is unanswered again unless there is another one. */
export async function deleteReply(
  { db, uid, clock }: Context,
  { comment_id }: { comment_id: string },
): Promise<ApiOutput<'comment/deleteReply'>> {
  return db.transaction(async (tx) => {
    const reply = await lockOwnReply(tx, uid, comment_id);
    await tx.delete(comments).where(eq(comments.id, reply.id));
    await tellComments(tx, uid, [reply], clock.now());
    if (reply.answersId === null) return { answered_comment_id: null, answered: false };
    const [other] = await tx
      .select({ id: comments.id })
      .from(comments)
      .where(and(eq(comments.answersId, reply.answersId), isNull(comments.readerId)))
      .limit(1);
    const answered = other !== undefined;
    await tx.update(comments).set({ answered }).where(eq(comments.id, reply.answersId));
    return { answered_comment_id: reply.answersId, answered };
  });
}

async function lockOwnReply(tx: Database, uid: number, id: string): Promise<CommentRow> {
  const reply = await lockComment(tx, uid, id);
  if (reply.readerId !== null) throw new AppError('notFound');
  return reply;
}
