import { BULK_MAX } from '@myfiction/shared/contract/rules.ts';
import { callApi, useMutation, useQuery, useQueryClient } from '@myfiction/shared/host.ts';
import { storyKeys } from './story-keys.ts';

/** What lies in a story's trash, newest first. */
export function useTrash(storyId: string) {
  return useQuery({
    queryKey: storyKeys.trash(storyId),
    queryFn: async ({ signal }) => (await callApi('trash/list', { story_id: storyId }, { signal })).items,
  });
}

/** Brings chapters back as drafts. */
export function useRestoreFromTrash() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (chapterIds: readonly string[]) => callApi('trash/restore', { chapter_ids: [...chapterIds] }),
    onSettled: () => void cache.invalidateQueries({ queryKey: storyKeys.all }),
  });
}

/** Deletes chapters with all their versions; there is no way back. */
export function useDeleteFromTrash() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (chapterIds: readonly string[]) => {
      // A trash holds more than one call takes.
      for (let from = 0; from < chapterIds.length; from += BULK_MAX)
        await callApi('trash/delete', { chapter_ids: chapterIds.slice(from, from + BULK_MAX) });
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: storyKeys.all }),
  });
}
