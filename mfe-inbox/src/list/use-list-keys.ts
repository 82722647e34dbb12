import type { MessageSummary } from '@myfiction/shared/contract/calls/inbox.ts';
import { isBusyElsewhere } from '@myfiction/shared/screen/is-busy-elsewhere.ts';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { InboxUrl } from '../use-inbox-url.ts';
import type { MessageActions } from '../use-message-actions.ts';
import { rowIdOf } from '../use-return-focus.ts';

export interface ListKeysOptions {
  rows: RefObject<HTMLUListElement | null>;
  items: readonly MessageSummary[];
  url: InboxUrl;
  actions: MessageActions;
  onLeave: (messageId: string) => void;
  onSearch: () => void;
}

/**
 * j and k go through the rows from anywhere on the page, the arrow keys from within the list; Enter is the row's link.
 * e archives and u marks as unread: the row with the focus, else the message that is open.
 */
export function useListKeys({ rows, items, url, actions, onLeave, onSearch }: ListKeysOptions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || isBusyElsewhere(event.target))
      return;
    const inList = event.target instanceof Node && rows.current?.contains(event.target);
    const step = stepOf(event.key, inList ?? false);
    if (step !== 0) focusRow(step);
    else if (event.key === '/') onSearch();
    else if (event.key !== 'e' && event.key !== 'u') return;
    else act(event.key);
    event.preventDefault();
  });
  const current = () => {
    const focused = items.find(({ message_id }) => document.activeElement?.id === rowIdOf(message_id));
    return focused?.message_id ?? url.openId;
  };
  const focusRow = (step: number) => {
    const id = current();
    const at = items.findIndex(({ message_id }) => message_id === id);
    const next = items[at === -1 ? 0 : Math.min(Math.max(at + step, 0), items.length - 1)];
    if (next) document.getElementById(rowIdOf(next.message_id))?.focus();
  };
  const act = (key: 'e' | 'u') => {
    const id = current();
    if (id === undefined) return;
    if (key === 'u') {
      actions.mark(id, 'unread');
      return;
    }
    if (url.filters.folder !== 'inbox') return;
    const at = items.findIndex(({ message_id }) => message_id === id);
    const neighbour = items[at + 1] ?? items[at - 1];
    const inList = rows.current?.contains(document.activeElement);
    void actions.act([id], 'archive').then((done) => {
      if (!done) return;
      if (id === url.openId) onLeave(id);
      if (inList && neighbour) document.getElementById(rowIdOf(neighbour.message_id))?.focus();
    });
  };
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function stepOf(key: string, inList: boolean): number {
  if (key === 'j' || (inList && key === 'ArrowDown')) return 1;
  return key === 'k' || (inList && key === 'ArrowUp') ? -1 : 0;
}
