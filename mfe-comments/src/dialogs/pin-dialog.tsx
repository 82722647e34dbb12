import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { toast } from '@myfiction/shared/host.ts';
import { ConfirmDialog } from '@myfiction/shared/ui.ts';
import { usePin } from '../api/change-comments.ts';
import { useDialogText } from '../i18n/use-dialog-text.ts';
import type { CommentDialogProps } from './dialog-props.ts';

/** In characters: an emoji is one. */
const SHOWN = 120;

/** Asks before one comment takes the place of the one that is pinned. */
export function PinDialog({ comment, pinned, onClose }: CommentDialogProps & { pinned: CommentItem }) {
  const t = useDialogText();
  const pin = usePin();
  const characters = [...pinned.text];
  const text = characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : pinned.text;
  const replace = () =>
    pin.mutate(
      { commentId: comment.comment_id, pinned: true, replace: true },
      {
        onSuccess: () => {
          toast.success(t('pin.done'));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('pin.title')}
      text={t('pin.text', { name: pinned.reader_name, text })}
      confirmLabel={t('pin.confirm')}
      loading={pin.isPending}
      onConfirm={replace}
      onClose={onClose}
    />
  );
}
