import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';
import { callApi, queryClient, useInfiniteQuery } from '@myfiction/shared/host.ts';
import { firstPage, type PageParam, useFirstPage } from '@myfiction/shared/screen/page-param.ts';
import { type InboxFilters, inboxKeys } from './inbox-keys.ts';

export type MessageListPage = ApiOutput<'inbox/list'>;

/** The server's largest page. */
const LARGEST_PAGE = 100;

function messagesQuery({ folder, unread, type, q }: InboxFilters, initialPageParam: PageParam) {
  return {
    queryKey: inboxKeys.list({ folder, unread, type, q }),
    queryFn: ({ pageParam, signal }: { pageParam: PageParam; signal: AbortSignal }) =>
      callApi(
        'inbox/list',
        {
          ...{ folder, unread, limit: pageParam.limit },
          ...(type && { type }),
          ...(q !== '' && { q }),
          ...(pageParam.cursor !== undefined && { cursor: pageParam.cursor }),
        },
        { signal },
      ),
    initialPageParam,
  };
}

/**
 * The author's messages, a page at a time by keyset.
 *
 * @param shownPages How many pages the URL says were open: after a reload they come back in one request.
 */
export function useMessages(filters: InboxFilters, shownPages: number) {
  const first = useFirstPage(inboxKeys.list(filters), shownPages, LARGEST_PAGE);
  return useInfiniteQuery({
    ...messagesQuery(filters, first),
    getNextPageParam: (page: MessageListPage): PageParam | undefined =>
      page.next_cursor === null ? undefined : { cursor: page.next_cursor, limit: PAGE_SIZE },
    // Typing in the search keeps the rows that are there; another folder begins empty.
    placeholderData: (previous, query) => (sameFolder(query?.queryKey, filters) ? previous : undefined),
    refetchOnWindowFocus: true,
  });
}

function sameFolder(key: readonly unknown[] | undefined, filters: InboxFilters): boolean {
  const before = key?.[2];
  return typeof before === 'object' && before !== null && 'folder' in before && before.folder === filters.folder;
}

/** Asks for the messages before the page that shows them is there. */
export function prefetchMessages(filters: InboxFilters, shownPages: number): void {
  void queryClient.prefetchInfiniteQuery(messagesQuery(filters, firstPage(shownPages, LARGEST_PAGE)));
}
