import type { MessageSummary } from '@myfiction/shared/contract/calls/inbox.ts';
import { useIsPhone, usePageTitle } from '@myfiction/shared/host.ts';
import { usePresent } from '@myfiction/shared/screen/use-present.ts';
import { useMemo } from 'react';
import { useMessages } from './api/get-messages.ts';
import { useText } from './i18n/use-text.ts';
import styles from './inbox-page.module.css';
import { ListPane } from './list/list-pane.tsx';
import { withOpen } from './list/with-open.ts';
import { NothingOpen } from './reading/nothing-open.tsx';
import { ReadingPane } from './reading/reading-pane.tsx';
import { useInboxUrl } from './use-inbox-url.ts';
import { useLiveInbox } from './use-live-inbox.ts';
import { usePaneFocus } from './use-pane-focus.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** The list beside what is read; on phones one after the other. */
export function InboxPage() {
  const t = useText();
  const isPhone = useIsPhone();
  const url = useInboxUrl();
  const list = useMessages(url.filters, url.pages);
  const { openId, filters } = url;
  const listed = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const items = withOpen(listed, openId, filters);
  usePageTitle(t('page.inbox'));
  useLiveInbox();
  useReturnFocus(openId, isPhone);
  const paneFocus = usePaneFocus(openId);

  const showsList = !isPhone || openId === undefined;
  const next = (id: string, gone: readonly string[]) => {
    const at = items.findIndex(({ message_id }) => message_id === id);
    const stays = ({ message_id }: MessageSummary) => !gone.includes(message_id);
    return (items.slice(at + 1).find(stays) ?? items.slice(0, Math.max(at, 0)).findLast(stays))?.message_id;
  };
  const present = usePresent(url);
  /**
   * After a message has left the list: the one below it that stays, or on phones the list. Who has opened something else while the
   * server was asked stays there.
   */
  const leave = (id: string, gone: readonly string[] = [id]) => {
    if (present.current?.openId === id) present.current.open(isPhone ? undefined : next(id, gone), { replace: true });
  };
  return (
    <div className={styles.inbox} data-reading={openId !== undefined || undefined} {...paneFocus}>
      {showsList && <ListPane url={url} list={list} items={items} onLeave={leave} />}
      {openId !== undefined && <ReadingPane key={openId} messageId={openId} url={url} onLeave={leave} />}
      {openId === undefined && items.length > 0 && !isPhone && <NothingOpen />}
    </div>
  );
}
