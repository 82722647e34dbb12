import { useIsPhone } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { Button, EmptyState, ErrorState } from '@myfiction/shared/ui.ts';
import { useEffect, useRef } from 'react';
import { useMessage } from '../api/get-message.ts';
import { useText } from '../i18n/use-text.ts';
import type { InboxUrl } from '../use-inbox-url.ts';
import { useMessageActions } from '../use-message-actions.ts';
import { MessageView } from './message-view.tsx';
import styles from './reading-pane.module.css';
import { ReadingSkeleton } from './reading-skeleton.tsx';
import { useMarkRead } from './use-mark-read.ts';

export interface ReadingPaneProps {
  messageId: string;
  url: InboxUrl;
  onLeave: (messageId: string) => void;
}

/** One message. Opening it marks it as read. */
export function ReadingPane({ messageId, url, onLeave }: ReadingPaneProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const heading = useRef<HTMLHeadingElement>(null);
  const message = useMessage(messageId);
  const actions = useMessageActions();
  const showSkeleton = useDelayed(message.isPending);
  const { data } = message;

  useMarkRead(data, actions);
  const isThere = data !== undefined;
  useEffect(() => {
    // On phones the list is gone, and the focus with it.
    if (isThere && isPhone) heading.current?.focus({ preventScroll: true });
  }, [isThere, isPhone]);

  const close = () => url.open(undefined);
  return (
    <section className={styles.pane} aria-label={t('reading.label')} aria-busy={message.isPending}>
      <StatusMessage text={showSkeleton ? t('reading.loading') : ''} />
      {showSkeleton && <ReadingSkeleton />}
      {data && (
        <MessageView
          message={data}
          headingRef={heading}
          actions={actions}
          onLeave={() => onLeave(messageId)}
          {...(isPhone && { onClose: close })}
        />
      )}
      {message.isError &&
        !data &&
        (isMissing(message.error) ? (
          <EmptyState
            illustration="torn-page"
            title={t('reading.gone.title')}
            text={t('reading.gone.text')}
            action={<Button onClick={close}>{t('reading.back')}</Button>}
          />
        ) : (
          <ErrorState
            title={t('reading.error.title')}
            text={t('reading.error.text')}
            onRetry={() => void message.refetch()}
          />
        ))}
    </section>
  );
}
