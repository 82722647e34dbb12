import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { callApi, emitEvent, queryClient, useInfiniteQuery, useMutation } from '@myfiction/shared/host.ts';
import { commentKeys } from './comment-keys.ts';

/** Whom the author has blocked, a page at a time. */
export function useBlockedReaders() {
  return useInfiniteQuery({
    queryKey: commentKeys.blocked,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      callApi('comment/listBlocked', pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ApiOutput<'comment/listBlocked'>) => page.next_cursor ?? undefined,
  });
}

const everythingChanged = async () => {
  emitEvent('counts-changed', {});
  await queryClient.invalidateQueries({ queryKey: commentKeys.all });
};

export function useBlock(commentId: string) {
  return useMutation({
    mutationFn: ({ reason, hideEarlier }: { reason: string; hideEarlier: boolean }) =>
      callApi('comment/block', { comment_id: commentId, reason, hide_earlier: hideEarlier }),
    onSuccess: everythingChanged,
  });
}

export function useUnblock() {
  return useMutation({
    mutationFn: (blockId: string) => callApi('comment/unblock', { block_id: blockId }),
    onSuccess: everythingChanged,
  });
}
