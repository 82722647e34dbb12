import { REPLY_MAX, SUPPORT_TOPICS, type SupportTopic } from '@myfiction/shared/contract/inbox-options.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { callApi, navigateTo, randomId, toast, useMutation } from '@myfiction/shared/host.ts';
import { Field, FormDialog, Select, TextArea } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';

/** Begins a conversation with support; what is written stays until it is sent. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [topic, setTopic] = useState<SupportTopic>('other');
  const [body, setBody] = useState('');
  const [missing, setMissing] = useState(false);
  // One letter, however often it has to be sent.
  const [replyId] = useState(randomId);
  const send = useMutation({
    mutationFn: () =>
      callApi(
        'inbox/startThread',
        { subject: { kind: 'support', topic }, reply_id: replyId, body: body.trim() },
        { silent: true },
      ),
    onSuccess: ({ message_id }) => {
      const action = { label: t('contact.open'), onClick: () => navigateTo(paths.message(message_id)) };
      toast.success(t('contact.sent'), { action });
      onClose();
    },
  });
  const isEmpty = body.trim() === '';
  const submit = () => {
    setMissing(isEmpty);
    if (!isEmpty) send.mutate();
  };
  return (
    <FormDialog
      title={t('contact')}
      text={t('contact.text')}
      confirmLabel={t('contact.send')}
      loadingLabel={t('contact.sending')}
      loading={send.isPending}
      error={send.isError && t('contact.failed')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('contact.topic')}>
        <Select
          value={topic}
          onChange={setTopic}
          options={SUPPORT_TOPICS.map((value) => ({ value, label: t(`contact.topic.${value}`) }))}
        />
      </Field>
      <Field label={t('contact.body')} error={missing && isEmpty ? t('contact.missing') : undefined}>
        <TextArea value={body} maxLength={REPLY_MAX} rows={6} onChange={setBody} />
      </Field>
    </FormDialog>
  );
}
