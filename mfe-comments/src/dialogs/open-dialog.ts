import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';

/** The dialog that is open, with what it is about. */
export type OpenDialog =
  | { kind: 'report' | 'block' | 'edit' | 'delete'; comment: CommentItem }
  | { kind: 'pin'; comment: CommentItem; pinned: CommentItem }
  | { kind: 'words' | 'blocked' | 'keys' };
