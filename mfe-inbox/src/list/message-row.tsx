import type { MessageSummary } from '@myfiction/shared/contract/calls/inbox.ts';
import { Link, useNow } from '@myfiction/shared/host.ts';
import { ExactTime } from '@myfiction/shared/screen/exact-time.tsx';
import { Checkbox, cx, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { memo } from 'react';
import { TypeIcon } from '../common/type-icon.tsx';
import { rowTime } from '../common/when.ts';
import { useText } from '../i18n/use-text.ts';
import { rowIdOf } from '../use-return-focus.ts';
import styles from './message-row.module.css';
import type { Selection } from './use-selection.ts';

export interface MessageRowProps {
  message: MessageSummary;
  to: string;
  isOpen: boolean;
  selection: Selection;
}

export const MessageRow = memo(function MessageRow({ message, to, isOpen, selection }: MessageRowProps) {
  const t = useText();
  const nowMs = useNow();
  const { message_id: id, type, title, preview, at, read, mine } = message;
  return (
    <li
      className={cx(styles.row, isOpen && styles.open, !read && styles.unread)}
      data-choosing={selection.isChoosing || undefined}
    >
      <span className={styles.icon}>
        <TypeIcon type={type} />
      </span>
      <span className={styles.box}>
        <Checkbox
          checked={selection.has(id)}
          onChange={() => selection.toggle(id)}
          aria-label={t('list.choose', { title })}
        />
      </span>
      <Link id={rowIdOf(id)} to={to} className={styles.link} preventScrollReset aria-current={isOpen || undefined}>
        {!read && <VisuallyHidden>{t('list.isUnread')} </VisuallyHidden>}
        <span>
          <span dir="auto" className={styles.title}>
            {title}
          </span>
          <span dir="auto" className={styles.preview}>
            {mine && `${t('list.you')} `}
            {preview}
          </span>
        </span>
        <span className={styles.end}>
          <ExactTime at={at}>{rowTime(at, nowMs, t)}</ExactTime>
          {!read && <span className={styles.dot} />}
        </span>
      </Link>
    </li>
  );
});
