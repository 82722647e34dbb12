import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';

/** A reader's comment that is still there: nothing can be said to one that was taken away, or done with it. */
export function canAnswer({ mine, status }: CommentItem): boolean {
  return !mine && status !== 'removed' && status !== 'deleted';
}
