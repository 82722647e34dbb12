import { countCharacters } from '@myfiction/shared/contract/count-characters.ts';
import { ATTACHMENT_TYPES, ATTACHMENTS_MAX, REPLY_MAX } from '@myfiction/shared/contract/inbox-options.ts';
import { toast } from '@myfiction/shared/host.ts';
import { Alert, Button, Field, TextArea } from '@myfiction/shared/ui.ts';
import { Paperclip, Send } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { DraftFiles } from './draft-files.tsx';
import styles from './reply-form.module.css';
import { useAttachments } from './use-attachments.ts';
import { useReply } from './use-reply.ts';

const ACCEPT = ATTACHMENT_TYPES.map((type) => `.${type}`)
  .join(',')
  .concat(',.jpeg');

export function ReplyForm({ messageId }: { messageId: string }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const { draft, change, send, isSending, failure } = useReply(messageId);
  const { body, attachments } = draft;
  const files = useAttachments(attachments.length, (attachment) =>
    change((present) => ({ ...present, attachments: [...present.attachments, attachment] })),
  );
  const isTooLong = countCharacters(body.trim()) > REPLY_MAX;
  const canSend = body.trim() !== '' && !isTooLong && !files.isUploading;
  const submit = async () => {
    if (canSend && !isSending && (await send())) toast.success(t('reply.sent'));
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label={t('reply.label')}
        error={isTooLong && t('reply.tooLong')}
        extra={body !== '' && !isSending && t('reply.kept')}
      >
        <TextArea
          rows={4}
          value={body}
          count={REPLY_MAX}
          readOnly={isSending}
          onKeyDown={sendByKey}
          onChange={(text) => change((present) => ({ ...present, body: text }))}
        />
      </Field>
      <DraftFiles
        attachments={attachments}
        uploads={files.uploads}
        onRemove={(id) =>
          change((present) => ({
            ...present,
            attachments: present.attachments.filter(({ attachment_id }) => attachment_id !== id),
          }))
        }
        onCancel={files.remove}
        onRetry={files.retry}
      />
      {failure !== undefined && (
        <Alert tone="amber" title={t('reply.failed')}>
          {failure}
        </Alert>
      )}
      <div className={styles.foot}>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={ACCEPT}
          aria-label={t('attachments.choose')}
          onChange={({ target }) => {
            files.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button
          variant="ghost"
          icon={<Paperclip />}
          disabled={files.count >= ATTACHMENTS_MAX || isSending}
          onClick={() => input.current?.click()}
        >
          {t('attachments.add')}
        </Button>
        <span className={styles.hint}>{t('attachments.hint', { max: ATTACHMENTS_MAX })}</span>
        <Button
          type="submit"
          variant="primary"
          icon={<Send />}
          disabled={!canSend}
          loading={isSending}
          loadingLabel={t('reply.sending')}
        >
          {t('reply.send')}
        </Button>
      </div>
    </form>
  );
}
