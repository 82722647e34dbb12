import { ConfirmDialog } from '@myfiction/shared/ui.ts';
import { useDeleteReply } from '../api/change-comments.ts';
import { useDialogText } from '../i18n/use-dialog-text.ts';
import { touch } from '../list/touched.ts';
import type { CommentDialogProps } from './dialog-props.ts';

export function DeleteDialog({ comment, onClose }: CommentDialogProps) {
  const t = useDialogText();
  const remove = useDeleteReply(comment.comment_id);
  const confirm = () => {
    touch(comment.comment_id);
    remove.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title={t('delete.title')}
      text={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      danger
      loading={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
