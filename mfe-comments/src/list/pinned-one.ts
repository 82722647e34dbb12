import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import type { ApiError } from '@myfiction/shared/host.ts';

/** The comment that is pinned already, as the refusal of another pin names it. */
export function pinnedOne({ errorName, data }: ApiError): CommentItem | undefined {
  if (errorName !== 'pinTaken' || typeof data !== 'object' || data === null || !('comment' in data)) return undefined;
  const { comment } = data;
  return isComment(comment) ? comment : undefined;
}

/** The server's own answer: what it names a comment is one. */
function isComment(value: unknown): value is CommentItem {
  return typeof value === 'object' && value !== null && 'comment_id' in value && 'text' in value;
}
