import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';
import { callApi, queryClient, useInfiniteQuery } from '@myfiction/shared/host.ts';
import { nextPaint } from '@myfiction/shared/screen/next-paint.ts';
import { firstPage, type PageParam, useFirstPage } from '@myfiction/shared/screen/page-param.ts';
import { useMemo } from 'react';
import { keepStories, lastStories } from './last-stories.ts';
import { type StoryListFilters, storyKeys } from './story-keys.ts';

export type StoryListPage = ApiOutput<'story/list'>;

/** The server's largest page of stories. */
const LARGEST_PAGE = 100;

function storiesQuery(filters: StoryListFilters, initialPageParam: PageParam) {
  return {
    queryKey: storyKeys.list(filters),
    queryFn: async ({ pageParam, signal }: { pageParam: PageParam; signal: AbortSignal }) => {
      // Signing takes the turn before the frame, which shows the last ones.
      if (lastStories(filters, pageParam)) await nextPaint();
      const page = await callApi(
        'story/list',
        {
          filter: filters.filter,
          sort: filters.sort,
          limit: pageParam.limit,
          ...(filters.q === '' ? {} : { q: filters.q }),
          ...(pageParam.cursor === undefined ? {} : { cursor: pageParam.cursor }),
        },
        { signal },
      );
      keepStories(filters, pageParam, page);
      return page;
    },
    initialPageParam,
  };
}

/**
 * The author's stories, a page at a time by keyset.
 *
 * @param shownPages How many pages the URL says were open: after a reload they come back in one request.
 */
export function useStories(filters: StoryListFilters, shownPages = 1) {
  const first = useFirstPage(storyKeys.list(filters), shownPages, LARGEST_PAGE);
  const last = useMemo(() => lastStories(filters, firstPage(shownPages, LARGEST_PAGE)), [filters, shownPages]);
  return useInfiniteQuery({
    ...storiesQuery(filters, first),
    getNextPageParam: (page: StoryListPage): PageParam | undefined =>
      page.next_cursor === null ? undefined : { cursor: page.next_cursor, limit: PAGE_SIZE },
    placeholderData: (previous) => previous ?? last,
  });
}

/**
 * Asks for the stories before the page that shows them is there. Not where the page can show the last ones: then it is
 * drawn first, and asks by itself.
 */
export function prefetchStories(filters: StoryListFilters, shownPages: number): void {
  const first = firstPage(shownPages, LARGEST_PAGE);
  if (lastStories(filters, first)) return;
  void queryClient.prefetchInfiniteQuery(storiesQuery(filters, first));
}
