import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { type CommentRow, comments } from '../database/schema/comments.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { readItem } from './comment-answers.ts';
import { lockComment } from './own-comment.ts';
import { tellComments } from './tell-comments.ts';

/** Pins a comment to its chapter, or takes it down. Only what readers see can be pinned. */
export async function pinComment(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  input: { comment_id: string; pinned: boolean; replace: boolean },
): Promise<ApiOutput<'comment/pin'>> {
  return db.transaction(async (tx) => {
    const comment = await lockComment(tx, uid, input.comment_id);
    const unpinned = input.pinned
      ? await pinLocked(tx, comment, input.replace)
      : await unpin(tx, comment).then(() => null);
    await tellComments(tx, uid, [comment], clock.now());
    return { comment: await readItem(tx, comment.id), unpinned_comment_id: unpinned };
  });
}

/** Pins a comment whose story is held. Gives the id of the one that it took the place of. */
export async function pinLocked(
  tx: Database,
  comment: Pick<CommentRow, 'id' | 'storyId' | 'chapterId' | 'status'>,
  replace: boolean,
): Promise<string | null> {
  if (comment.status !== 'visible') throw new AppError('invalidRequest', { msg: 'Readers do not see this comment.' });
  const place = comment.chapterId
    ? eq(comments.chapterId, comment.chapterId)
    : and(eq(comments.storyId, comment.storyId), isNull(comments.chapterId));
  const others = and(place, eq(comments.pinned, true), ne(comments.id, comment.id));
  const { id, status } = comments;
  const [other] = await tx.select({ id, status }).from(comments).where(others).limit(1);
  const isTaken = other?.status === 'visible';
  if (isTaken && !replace) throw new AppError('pinTaken', { data: { comment: await readItem(tx, other.id) } });
  if (other) await unpin(tx, other);
  await tx.update(comments).set({ pinned: true }).where(eq(comments.id, comment.id));
  return other?.id ?? null;
}

async function unpin(tx: Database, { id }: Pick<CommentRow, 'id'>): Promise<void> {
  await tx.update(comments).set({ pinned: false }).where(eq(comments.id, id));
}
