import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';

export interface CommentDialogProps {
  comment: CommentItem;
  onClose: () => void;
}
