import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { callApi, useInfiniteQuery, useQuery } from '@myfiction/shared/host.ts';
import { commentKeys } from './comment-keys.ts';

export type ThreadPage = ApiOutput<'comment/listReplies'>;
export type CommentContext = ApiOutput<'comment/getContext'>;

/** The thread that a comment belongs to, a page of replies at a time. */
export function useThread(commentId: string) {
  return useInfiniteQuery({
    queryKey: commentKeys.thread(commentId),
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      callApi('comment/listReplies', { comment_id: commentId, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ThreadPage) => page.next_cursor ?? undefined,
  });
}

/** What stands beside a comment: its passage and its reader. */
export function useContext(commentId: string | undefined) {
  return useQuery({
    queryKey: commentKeys.context(commentId ?? ''),
    queryFn: ({ signal }) =>
      callApi('comment/getContext', { comment_id: commentId ?? '' }, { signal, inPlace: 'missing' }),
    enabled: commentId !== undefined,
  });
}
