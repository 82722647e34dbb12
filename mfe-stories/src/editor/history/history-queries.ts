import type { ChapterVersion } from '@myfiction/shared/contract/calls/chapter-history.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { callApi, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@myfiction/shared/host.ts';

const keys = {
  list: (chapterId: string) => ['chapter-history', chapterId],
  version: (chapterId: string, number: number) => ['chapter-version', chapterId, number],
};

/** A chapter's versions, newest first, page by page. */
export function useVersions(chapterId: string, isCreated: boolean) {
  return useInfiniteQuery({
    queryKey: keys.list(chapterId),
    queryFn: ({ pageParam, signal }) =>
      callApi(
        'chapter/history',
        { chapter_id: chapterId, ...(pageParam && { cursor: pageParam }) },
        { signal, silent: true },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    // A chapter that is only being begun has no history.
    enabled: isCreated,
    // What is saved in between adds to it.
    staleTime: 0,
  });
}

/** One version with its text, which never changes; its name may, by `useRefreshVersions`. */
export function useVersion(chapterId: string, number: number | null) {
  return useQuery({
    queryKey: keys.version(chapterId, number ?? 0),
    queryFn: ({ signal }) =>
      callApi('chapter/getVersion', { chapter_id: chapterId, number: number ?? 0 }, { signal, silent: true }),
    enabled: number !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Lets the list be read anew after a version was added or changed; the version's own facts are taken in at once. */
export function useRefreshVersions(chapterId: string): (changed?: ChapterVersion) => Promise<void> {
  const client = useQueryClient();
  return (changed) => {
    if (changed) {
      const key = keys.version(chapterId, changed.number);
      client.setQueryData<ApiOutput<'chapter/getVersion'>>(key, (kept) => kept && { ...kept, ...changed });
    }
    return client.invalidateQueries({ queryKey: keys.list(chapterId) });
  };
}

/** Gives a version a name, or takes it away with an empty one. */
export function useNameVersion(chapterId: string) {
  const refresh = useRefreshVersions(chapterId);
  return useMutation({
    mutationFn: ({ number, name }: Pick<ChapterVersion, 'number' | 'name'>) =>
      callApi('chapter/nameVersion', { chapter_id: chapterId, number, name }),
    onSuccess: (named) => refresh(named),
  });
}
