import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import type { ReportReason } from '@myfiction/shared/contract/comment-options.ts';
import { eq } from 'drizzle-orm';
import { storableText } from '../database/names.ts';
import { type CommentRow, comments } from '../database/schema/comments.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { readItem } from './comment-answers.ts';
import { lockComment } from './own-comment.ts';
import { moveStoryCounters } from './story-counters.ts';
import { tellComments } from './tell-comments.ts';

/** Puts a reader's comment into the desk's queue. Reporting it again changes the reason. */
export async function reportComment(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  input: { comment_id: string; reason: ReportReason; note: string },
): Promise<ApiOutput<'comment/report'>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const comment = await lockComment(tx, uid, input.comment_id);
    const isGone = comment.status === 'removed' || comment.status === 'deleted';
    if (comment.readerId === null || isGone) throw new AppError('notFound');
    await tx
      .update(comments)
      .set({
        status: 'reported',
        heldBy: null,
        reportReason: input.reason,
        reportNote: storableText(input.note),
        reportedAt: comment.reportedAt ?? now,
        ...(comment.reportedAt === null && keptBefore(comment)),
        seenAt: comment.seenAt ?? now,
      })
      .where(eq(comments.id, comment.id));
    const unseen = comment.seenAt === null ? -1 : 0;
    await moveStoryCounters(tx, [{ story_id: comment.storyId, changed: 1, comments: 0, unseen }]);
    await tellComments(tx, uid, [comment], now);
    return { comment: await readItem(tx, comment.id) };
  });
}

/** What a report that is declined gives back. Of what the desk itself holds, its hold has kept that. */
function keptBefore({ status, heldBy }: CommentRow): Partial<Pick<CommentRow, 'reportedFrom' | 'reportedHeldBy'>> {
  if (heldBy === 'desk') return {};
  const isKept = status === 'hidden' || status === 'spam' || status === 'held';
  return isKept ? { reportedFrom: status, reportedHeldBy: heldBy } : { reportedFrom: null, reportedHeldBy: null };
}
