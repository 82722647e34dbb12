import { callApi, navigateTo, toast, useMutation } from '@myfiction/shared/host.ts';
import { Field, FormDialog, TextArea } from '@myfiction/shared/ui.ts';
import { type ReactNode, useState } from 'react';
import type { ThreadSubject } from '../contract/calls/inbox.ts';
import { REPLY_MAX } from '../contract/inbox-options.ts';
import { paths } from '../contract/paths.ts';
import { currentMessage } from './current-message.ts';
import { isRefused } from './is-refused.ts';
import { useSendId } from './use-send-id.ts';
import { useStateOverSignIn } from './use-state-over-sign-in.ts';

export interface ThreadDialogProps {
  subject: ThreadSubject;
  texts: Readonly<Record<'title' | 'label' | 'missing' | 'send' | 'sending' | 'sent' | 'open' | 'failed', string>>;
  /** What is promised: who answers, and when. */
  text?: string;
  onClose: () => void;
  /** Above the field of the letter. */
  children?: ReactNode;
}

/** Begins a conversation, or joins the open one about the subject; what is written stays until it is sent. */
export function ThreadDialog({ subject, texts, text, onClose, children }: ThreadDialogProps) {
  const [body, setBody] = useStateOverSignIn(`letter ${JSON.stringify(subject)}`, '');
  const [isTried, setTried] = useState(false);
  const idOf = useSendId();
  const send = useMutation({
    mutationFn: (letter: string) =>
      callApi('inbox/startThread', { subject, reply_id: idOf(letter), body: letter }, { inPlace: 'all' }),
    onSuccess: ({ message_id }) => {
      const action = { label: texts.open, onClick: () => navigateTo(paths.message(message_id)) };
      toast.success(texts.sent, { action });
      onClose();
    },
  });
  const isEmpty = body.trim() === '';
  const submit = () => {
    setTried(true);
    if (!isEmpty) send.mutate(body.trim());
  };
  return (
    <FormDialog
      title={texts.title}
      text={text}
      confirmLabel={texts.send}
      loadingLabel={texts.sending}
      loading={send.isPending}
      error={send.isError && ((isRefused(send.error) && currentMessage(send.error)) || texts.failed)}
      unsaved={!isEmpty}
      width={520}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <Field label={texts.label} error={isTried && isEmpty ? texts.missing : undefined}>
        <TextArea
          value={body}
          readOnly={send.isPending}
          maxLength={REPLY_MAX}
          count={REPLY_MAX}
          rows={6}
          onChange={setBody}
        />
      </Field>
    </FormDialog>
  );
}
