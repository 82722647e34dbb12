import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { REPLY_MAX } from '@myfiction/shared/contract/inbox-options.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { ApiError, callApi, navigateTo, randomId, toast } from '@myfiction/shared/host.ts';
import { Field, FormDialog, TextArea } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useViewText } from '../i18n/use-view-text.ts';

/** A letter to the editor about this application: it begins a conversation in the inbox, or joins the open one. */
export function MessageDialog({ view, onClose }: { view: ApplicationView; onClose: () => void }) {
  const t = useViewText();
  const [body, setBody] = useState('');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  // The same letter sent twice stands once.
  const [replyId] = useState(randomId);
  const send = async () => {
    setSending(true);
    setError(undefined);
    try {
      const subject = { kind: 'application', story_id: view.story_id, application: view.kind } as const;
      await callApi('inbox/startThread', { subject, reply_id: replyId, body }, { silent: true });
      onClose();
      toast.success(t('message.sent'), {
        action: { label: t('message.open'), onClick: () => navigateTo(paths.inbox()) },
      });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
      setSending(false);
    }
  };
  return (
    <FormDialog
      title={view.editor ? t('message.title', { name: view.editor.name }) : t('message.titleDesk')}
      confirmLabel={t('message.send')}
      loading={isSending}
      loadingLabel={t('message.sending')}
      disabled={body.trim() === ''}
      error={error}
      width={520}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field label={t('message.label')}>
        <TextArea rows={6} maxLength={REPLY_MAX} count={REPLY_MAX} value={body} onChange={setBody} />
      </Field>
    </FormDialog>
  );
}
