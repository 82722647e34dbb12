import type { MessageSummary } from '@myfiction/shared/contract/calls/inbox.ts';
import { LoadMore } from '@myfiction/shared/screen/load-more.tsx';
import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { ErrorState } from '@myfiction/shared/ui.ts';
import { useEffect, useState } from 'react';
import type { useMessages } from '../api/get-messages.ts';
import { useText } from '../i18n/use-text.ts';
import type { InboxUrl } from '../use-inbox-url.ts';
import { useMessageActions } from '../use-message-actions.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ListEmpty } from './list-empty.tsx';
import styles from './list-pane.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListToolbar, SEARCH_ID } from './list-toolbar.tsx';
import { MessageRow } from './message-row.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';

export interface ListPaneProps {
  url: InboxUrl;
  list: ReturnType<typeof useMessages>;
  items: readonly MessageSummary[];
  /** Told when the open message has left the list, with the others that have. */
  onLeave: (messageId: string, gone?: readonly string[]) => void;
}

export function ListPane({ url, list, items, onLeave }: ListPaneProps) {
  const t = useText();
  const { ref: rows, onFocus, ...focusKept } = useFocusKept<HTMLUListElement>();
  const actions = useMessageActions();
  const selection = useSelection(items);
  const [isSearching, setSearching] = useState(url.isNarrowed);
  const [searches, setSearches] = useState(0);
  const showSkeleton = useDelayed(list.isPending);
  // Only where it was asked for: an address may have a search too.
  useEffect(() => {
    if (searches > 0) document.getElementById(SEARCH_ID)?.focus();
  }, [searches]);
  const search = (isWanted: boolean) => {
    setSearching(isWanted);
    if (isWanted) setSearches((before) => before + 1);
  };
  useListKeys({ rows, items, url, actions, onLeave, onSearch: () => search(true) });
  return (
    <section className={styles.pane} aria-label={t('list.label')} onFocus={onFocus}>
      <ListToolbar
        url={url}
        unread={list.data?.pages[0]?.unread}
        newest={items[0]?.at}
        selection={selection}
        actions={actions}
        isSearching={isSearching || url.isNarrowed}
        onSearching={search}
      />
      <StatusMessage text={showSkeleton ? t('list.loading') : ''} />
      {showSkeleton && <ListSkeleton />}
      {list.isError && !list.data && (
        <ErrorState title={t('list.error.title')} text={t('list.error.text')} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && items.length === 0 && !list.hasNextPage && <ListEmpty url={url} />}
      {items.length > 0 && (
        <ul ref={rows} className={styles.rows} data-stale={list.isPlaceholderData || undefined} {...focusKept}>
          {items.map((message) => (
            <MessageRow
              key={message.message_id}
              message={message}
              to={url.linkTo(message.message_id)}
              isOpen={message.message_id === url.openId}
              selection={selection}
            />
          ))}
        </ul>
      )}
      <LoadMore
        key={JSON.stringify(url.filters)}
        list={list}
        label={t('list.more')}
        loadingLabel={t('list.loadingMore')}
        failedLabel={t('list.moreFailed')}
        onLoaded={() => url.openPages(url.pages + 1)}
      />
      {selection.chosen.length > 0 && (
        <BulkBar
          selection={selection}
          folder={url.filters.folder}
          actions={actions}
          openId={url.openId}
          onLeave={onLeave}
        />
      )}
    </section>
  );
}
