import { REPORT_NOTE_MAX, REPORT_REASONS, type ReportReason } from '@myfiction/shared/contract/comment-options.ts';
import { toast } from '@myfiction/shared/host.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Field, FormDialog, Select, TextArea } from '@myfiction/shared/ui.ts';
import { useReport } from '../api/change-comments.ts';
import { useDialogText } from '../i18n/use-dialog-text.ts';
import { touch } from '../list/touched.ts';
import type { CommentDialogProps } from './dialog-props.ts';

export function ReportDialog({ comment, onClose }: CommentDialogProps) {
  const t = useDialogText();
  const report = useReport(comment.comment_id);
  const [reason, setReason] = useStateOverSignIn<ReportReason>(`report ${comment.comment_id}`, 'harassment');
  const [note, setNote] = useStateOverSignIn(`report note ${comment.comment_id}`, '');
  const send = () => {
    touch(comment.comment_id);
    report.mutate(
      { reason, note: note.trim() },
      {
        onSuccess: () => {
          toast.success(t('report.done'));
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t('report.title', { name: comment.reader_name })}
      text={t('report.text')}
      confirmLabel={t('report.confirm')}
      loading={report.isPending}
      loadingLabel={t('report.sending')}
      onSubmit={send}
      unsaved={note.trim() !== ''}
      onClose={onClose}
    >
      <Field label={t('report.reason')}>
        <Select
          value={reason}
          onChange={setReason}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`report.${value}`) }))}
        />
      </Field>
      <Field label={t('report.note')}>
        <TextArea
          value={note}
          onChange={setNote}
          readOnly={report.isPending}
          maxLength={REPORT_NOTE_MAX}
          count={REPORT_NOTE_MAX}
        />
      </Field>
    </FormDialog>
  );
}
