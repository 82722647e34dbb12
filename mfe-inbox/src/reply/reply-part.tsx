import { Alert } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import { ReplyForm } from './reply-form.tsx';

/** Where a conversation is answered, or why it no longer is. */
export function ReplyPart({ messageId, isClosed }: { messageId: string; isClosed: boolean }) {
  const t = useText();
  if (isClosed)
    return (
      <Alert tone="neutral" title={t('reply.closed.title')}>
        {t('reply.closed.text')}
      </Alert>
    );
  return <ReplyForm messageId={messageId} />;
}
