import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';
import { callApi, useInfiniteQuery } from '@myfiction/shared/host.ts';
import { type PageParam, useFirstPage } from './page-param.ts';
import { type StoryListFilters, storyKeys } from './story-keys.ts';

export type StoryListPage = ApiOutput<'story/list'>;

/** The server's largest page of stories. */
const LARGEST_PAGE = 100;

/**
 * The author's stories, a page at a time by keyset.
 *
 * @param shownPages How many pages the URL says were open: after a reload they come back in one request.
 */
export function useStories(filters: StoryListFilters, shownPages = 1) {
  const queryKey = storyKeys.list(filters);
  const initialPageParam = useFirstPage(queryKey, shownPages, LARGEST_PAGE);
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }: { pageParam: PageParam; signal: AbortSignal }) =>
      callApi(
        'story/list',
        {
          filter: filters.filter,
          sort: filters.sort,
          limit: pageParam.limit,
          ...(filters.q === '' ? {} : { q: filters.q }),
          ...(pageParam.cursor === undefined ? {} : { cursor: pageParam.cursor }),
        },
        { signal },
      ),
    initialPageParam,
    getNextPageParam: (page: StoryListPage): PageParam | undefined =>
      page.next_cursor === null ? undefined : { cursor: page.next_cursor, limit: PAGE_SIZE },
    placeholderData: (previous) => previous,
  });
}
