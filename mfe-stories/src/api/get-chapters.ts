import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';
import { callApi, useInfiniteQuery } from '@myfiction/shared/host.ts';
import { type PageParam, useFirstPage } from './page-param.ts';
import { type ChapterListFilters, storyKeys } from './story-keys.ts';

export type ChapterListPage = ApiOutput<'chapter/list'>;

/** The server's largest page of chapters. */
const LARGEST_PAGE = 500;

/** The chapters of a story, newest position first, a page at a time by keyset; see `useStories` for `shownPages`. */
export function useChapters(storyId: string, filters: ChapterListFilters, shownPages = 1) {
  const queryKey = storyKeys.chapterList(storyId, filters);
  const initialPageParam = useFirstPage(queryKey, shownPages, LARGEST_PAGE);
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }: { pageParam: PageParam; signal: AbortSignal }) =>
      callApi(
        'chapter/list',
        {
          story_id: storyId,
          limit: pageParam.limit,
          ...(filters.status === undefined ? {} : { status: filters.status }),
          ...(filters.q === '' ? {} : { q: filters.q }),
          ...(pageParam.cursor === undefined ? {} : { cursor: pageParam.cursor }),
        },
        { signal },
      ),
    initialPageParam,
    getNextPageParam: (page: ChapterListPage): PageParam | undefined =>
      page.next_cursor === null ? undefined : { cursor: page.next_cursor, limit: PAGE_SIZE },
    placeholderData: (previous) => previous,
  });
}
