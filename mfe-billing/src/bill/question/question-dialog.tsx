import { REPLY_MAX } from '@myfiction/shared/contract/inbox-options.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { callApi, navigateTo, randomId, toast, useMutation } from '@myfiction/shared/host.ts';
import { Field, FormDialog, TextArea } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';

interface QuestionDialogProps {
  billId: string;
  /** Number of the line on the bill. */
  line: number;
  onClose: () => void;
}

/** Begins a conversation with the desk about a line; what is written stays until it is sent. */
export function QuestionDialog({ billId, line, onClose }: QuestionDialogProps) {
  const t = useText();
  const [body, setBody] = useState('');
  const [missing, setMissing] = useState(false);
  // One letter, however often it has to be sent.
  const [replyId] = useState(randomId);
  const send = useMutation({
    mutationFn: () =>
      callApi(
        'inbox/startThread',
        { subject: { kind: 'bill', bill_id: billId, line }, reply_id: replyId, body: body.trim() },
        { silent: true },
      ),
    onSuccess: () => {
      const action = { label: t('question.open'), onClick: () => navigateTo(paths.inbox()) };
      toast.success(t('question.sent'), { action });
      onClose();
    },
  });
  const submit = () => {
    setMissing(body.trim() === '');
    if (body.trim() !== '') send.mutate();
  };
  return (
    <FormDialog
      title={t('question.title', { line })}
      text={t('question.text')}
      confirmLabel={t('question.send')}
      loadingLabel={t('question.loading')}
      loading={send.isPending}
      error={send.isError && t('question.failed')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('question.label')} error={missing && body.trim() === '' ? t('question.missing') : undefined}>
        <TextArea value={body} maxLength={REPLY_MAX} rows={5} onChange={setBody} />
      </Field>
    </FormDialog>
  );
}
