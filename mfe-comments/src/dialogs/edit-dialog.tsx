import { COMMENT_MAX } from '@myfiction/shared/contract/comment-options.ts';
import { countCharacters } from '@myfiction/shared/contract/count-characters.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Field, FormDialog, TextArea } from '@myfiction/shared/ui.ts';
import { useRef } from 'react';
import { useEditReply } from '../api/change-comments.ts';
import { useDialogText } from '../i18n/use-dialog-text.ts';
import { useRefusal } from '../reply/use-refusal.ts';
import type { CommentDialogProps } from './dialog-props.ts';

/** Changes a reply of the author's own. A refused text stays, with what is wrong marked in it. */
export function EditDialog({ comment, onClose }: CommentDialogProps) {
  const t = useDialogText();
  const field = useRef<HTMLTextAreaElement>(null);
  const edit = useEditReply(comment.comment_id);
  const [text, setText] = useStateOverSignIn(`edit ${comment.comment_id}`, comment.text);
  const refusal = useRefusal(field, text);
  const sent = text.trim();
  const save = () => edit.mutate(sent, { onSuccess: onClose, onError: (error) => refusal.take(error, sent) });
  return (
    <FormDialog
      title={t('edit.title')}
      confirmLabel={t('edit.save')}
      loading={edit.isPending}
      loadingLabel={t('edit.saving')}
      disabled={sent === '' || sent === comment.text || countCharacters(sent) > COMMENT_MAX}
      onSubmit={save}
      unsaved={sent !== '' && sent !== comment.text}
      onClose={onClose}
      width={560}
    >
      <Field label={t('row.mine')} error={refusal.message}>
        <TextArea
          ref={field}
          rows={5}
          readOnly={edit.isPending}
          value={text}
          onChange={(next) => {
            setText(next);
            refusal.clear();
          }}
        />
      </Field>
    </FormDialog>
  );
}
