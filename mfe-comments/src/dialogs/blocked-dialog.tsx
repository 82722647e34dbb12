import type { BlockedReader } from '@myfiction/shared/contract/calls/comment-holds.ts';
import { formatDate } from '@myfiction/shared/host.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { Avatar, Button, Dialog, ErrorState, Skeleton } from '@myfiction/shared/ui.ts';
import { useBlockedReaders, useUnblock } from '../api/blocked-readers.ts';
import { useDialogText } from '../i18n/use-dialog-text.ts';
import styles from './dialogs.module.css';

/** Whom the author has blocked, when and why, those unblocked since too. */
export function BlockedDialog({ onClose }: { onClose: () => void }) {
  const t = useDialogText();
  const blocked = useBlockedReaders();
  const focusKept = useFocusKept<HTMLUListElement>();
  const readers = blocked.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Dialog open onClose={onClose} title={t('blocked.title')} width={560}>
      {blocked.isPending && <Skeleton lines={3} height={28} />}
      {blocked.isError && !blocked.data && <ErrorState onRetry={() => void blocked.refetch()} />}
      {blocked.isSuccess && readers.length === 0 && <p className={styles.empty}>{t('blocked.empty')}</p>}
      <ul className={styles.readers} aria-label={t('blocked.title')} {...focusKept}>
        {readers.map((reader) => (
          <Reader key={reader.block_id} reader={reader} />
        ))}
      </ul>
      {blocked.hasNextPage && (
        <Button
          size="sm"
          loading={blocked.isFetchingNextPage}
          onFocus={focusKept.onFocus}
          onClick={() => void blocked.fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      )}
    </Dialog>
  );
}

function Reader({ reader }: { reader: BlockedReader }) {
  const t = useDialogText();
  const unblock = useUnblock();
  const name = reader.reader_name;
  const from = formatDate(reader.blocked_at);
  const when = reader.unblocked_at
    ? t('blocked.until', { from, to: formatDate(reader.unblocked_at) })
    : t('blocked.since', { date: from });
  return (
    <li>
      <Avatar name={name} size={36} />
      <div className={styles.readerText}>
        <b>{name}</b>
        <span>
          {[when, reader.reason, reader.hid_earlier ? t('blocked.hid') : ''].filter(Boolean).join('\u00a0· ')}
        </span>
      </div>
      {!reader.unblocked_at && (
        <Button
          size="sm"
          aria-label={t('blocked.unblockName', { name })}
          loading={unblock.isPending}
          onClick={() => unblock.mutate(reader.block_id)}
        >
          {t('blocked.unblock')}
        </Button>
      )}
    </li>
  );
}
