import { BLOCK_REASON_MAX } from '@myfiction/shared/contract/comment-options.ts';
import { toast } from '@myfiction/shared/host.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Checkbox, Field, FormDialog, TextInput } from '@myfiction/shared/ui.ts';
import { useBlock } from '../api/blocked-readers.ts';
import { useDialogText } from '../i18n/use-dialog-text.ts';
import type { CommentDialogProps } from './dialog-props.ts';

export function BlockDialog({ comment, onClose }: CommentDialogProps) {
  const t = useDialogText();
  const name = comment.reader_name;
  const block = useBlock(comment.comment_id);
  const [reason, setReason] = useStateOverSignIn(`block reason ${comment.comment_id}`, '');
  const [hideEarlier, setHideEarlier] = useStateOverSignIn(`block earlier ${comment.comment_id}`, false);
  const send = () =>
    block.mutate(
      { reason: reason.trim(), hideEarlier },
      {
        onSuccess: ({ hidden }) => {
          toast.success(hidden > 0 ? t('block.doneHidden', { name, count: hidden }) : t('block.done', { name }));
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t('block.title', { name })}
      text={t('block.text')}
      confirmLabel={t('block.confirm')}
      danger
      loading={block.isPending}
      loadingLabel={t('block.sending')}
      unsaved={reason.trim() !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      <Checkbox checked={hideEarlier} onChange={setHideEarlier}>
        {t('block.earlier')}
      </Checkbox>
      <Field label={t('block.reason')}>
        <TextInput
          value={reason}
          onChange={setReason}
          readOnly={block.isPending}
          maxLength={BLOCK_REASON_MAX}
          autoComplete="off"
        />
      </Field>
    </FormDialog>
  );
}
