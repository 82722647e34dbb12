import type { ApiInput, ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';
import { callApi, type InfiniteData, queryClient, useInfiniteQuery } from '@myfiction/shared/host.ts';
import { firstPage, type PageParam, useFirstPage } from '@myfiction/shared/screen/page-param.ts';
import { type CommentFilters, commentKeys } from './comment-keys.ts';

export type CommentPage = ApiOutput<'comment/list'>;
export type CommentPages = InfiniteData<CommentPage, PageParam>;

/** The server's largest page of comments. */
export const LARGEST_PAGE = 100;

/** The filters as the API takes them. */
export function scopeOf({ filter, storyId, chapterId, q }: CommentFilters) {
  return {
    filter,
    ...(storyId && { story_id: storyId }),
    ...(chapterId && { chapter_id: chapterId }),
    ...(q !== '' && { q }),
  } satisfies Partial<ApiInput<'comment/list'>>;
}

export function fetchComments(filters: CommentFilters, { cursor, limit }: PageParam, signal?: AbortSignal) {
  const payload = { ...scopeOf(filters), sort: filters.sort, limit, ...(cursor !== undefined && { cursor }) };
  return callApi('comment/list', payload, { inPlace: 'missing', ...(signal && { signal }) });
}

function commentsQuery(filters: CommentFilters, initialPageParam: PageParam) {
  return {
    queryKey: commentKeys.list(filters),
    queryFn: ({ pageParam, signal }: { pageParam: PageParam; signal: AbortSignal }) =>
      fetchComments(filters, pageParam, signal),
    initialPageParam,
  };
}

/** The comments that match, a page at a time by keyset. */
export function useComments(filters: CommentFilters, shownPages: number) {
  const first = useFirstPage(commentKeys.list(filters), shownPages, LARGEST_PAGE);
  return useInfiniteQuery({
    ...commentsQuery(filters, first),
    getNextPageParam: (page: CommentPage): PageParam | undefined =>
      page.next_cursor === null ? undefined : { cursor: page.next_cursor, limit: PAGE_SIZE },
    // What was read a moment ago would go from the list under the author's eyes; the stream tells what is new.
    refetchOnWindowFocus: false,
  });
}

export type CommentsQuery = ReturnType<typeof useComments>;

/** Asks for the comments before the page that shows them is there. */
export function prefetchComments(filters: CommentFilters, shownPages: number): void {
  void queryClient.prefetchInfiniteQuery(commentsQuery(filters, firstPage(shownPages, LARGEST_PAGE)));
}
