import {
  MESSAGE_FOLDERS,
  MESSAGE_TYPES,
  type MessageFolder,
  type MessageType,
} from '@myfiction/shared/contract/inbox-options.ts';
import { useNavigate } from '@myfiction/shared/host.ts';
import { changeQuery, readPages, readSearch, useUrlState } from '@myfiction/shared/screen/use-url-state.ts';
import { useCallback, useMemo } from 'react';
import type { InboxFilters } from './api/inbox-keys.ts';

export interface InboxUrl {
  filters: InboxFilters;
  /** How many pages of the list are open. */
  pages: number;
  /** The message that is open. */
  openId: string | undefined;
  /** True when something narrows the folder. */
  isNarrowed: boolean;
  chooseTab: (unread: boolean) => void;
  chooseFolder: (folder: MessageFolder) => void;
  chooseType: (type: MessageType | undefined) => void;
  search: (q: string) => void;
  clear: () => void;
  openPages: (pages: number) => void;
  /** Where a row leads. */
  linkTo: (messageId: string) => string;
  open: (messageId: string | undefined, options?: { replace?: boolean }) => void;
}

/** The inbox lives in the URL, so that Back, a reload and a copied link all show the same. */
export function useInboxUrl(): InboxUrl {
  const [query, change] = useUrlState();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(query), [query]);
  const search = useCallback((q: string) => change({ q, pages: undefined }, { replace: true }), [change]);
  const linkTo = (messageId: string | undefined) => `/inbox?${changeQuery(query, { id: messageId })}`;
  return {
    filters,
    pages: readPages(query),
    openId: query.get('id') ?? undefined,
    isNarrowed: filters.q !== '' || filters.type !== undefined,
    search,
    chooseTab: (unread) => change({ tab: unread ? 'unread' : undefined, pages: undefined }),
    chooseFolder: (folder) =>
      change({
        ...{ folder: folder === 'inbox' ? undefined : folder, tab: undefined },
        ...{ id: undefined, pages: undefined, q: undefined, type: undefined },
      }),
    chooseType: (type) => change({ type, pages: undefined }),
    clear: () => change({ q: undefined, type: undefined, pages: undefined }),
    openPages: (pages) => change({ pages: pages > 1 ? pages : undefined }, { replace: true }),
    linkTo,
    open: (messageId, { replace = false } = {}) => {
      void navigate(linkTo(messageId).replace(/\?$/, ''), { replace, preventScrollReset: true });
    },
  };
}

/** Anything the address cannot mean falls back to the plain inbox. */
export function readFilters(query: URLSearchParams): InboxFilters {
  const folder = MESSAGE_FOLDERS.find((known) => known === query.get('folder')) ?? 'inbox';
  return {
    folder,
    unread: folder === 'inbox' && query.get('tab') === 'unread',
    type: MESSAGE_TYPES.find((known) => known === query.get('type')),
    q: readSearch(query),
  };
}
