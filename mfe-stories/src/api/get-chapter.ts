import { callApi, useQuery } from '@myfiction/shared/host.ts';
import { storyKeys } from './story-keys.ts';

/** One chapter with its text; asked for only when there is an id. */
export function useChapter(chapterId: string | undefined) {
  return useQuery({
    queryKey: storyKeys.chapter(chapterId ?? ''),
    queryFn: ({ signal }) => callApi('chapter/get', { chapter_id: chapterId ?? '' }, { signal, inPlace: 'missing' }),
    enabled: chapterId !== undefined,
    // The editor writes the chapter without this cache, so a copy from before its visit may be old: show it, ask again.
    staleTime: 0,
    refetchOnMount: 'always',
  });
}
