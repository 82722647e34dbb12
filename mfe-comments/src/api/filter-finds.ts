import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import type { CommentFilter } from '@myfiction/shared/contract/comment-options.ts';

const OF_ANY_STATUS: readonly CommentFilter[] = ['new', 'all', 'mine'];

/** False where the filter's list is one of another status. */
export function hasStatusOf({ status }: CommentItem, filter: CommentFilter): boolean {
  return OF_ANY_STATUS.includes(filter) || status === (filter === 'unanswered' ? 'visible' : filter);
}

/** False for one that stands in the filter's list and was seen, answered or moved meanwhile: the server leaves it out. */
export function filterFinds(item: CommentItem, filter: CommentFilter): boolean {
  if (filter === 'new') return !item.seen;
  return hasStatusOf(item, filter) && !(filter === 'unanswered' && item.answered);
}
