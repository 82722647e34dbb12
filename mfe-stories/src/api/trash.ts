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
    mutationFn: (chapterIds: readonly string[]) => callApi('trash/delete', { chapter_ids: [...chapterIds] }),
    onSettled: () => void cache.invalidateQueries({ queryKey: storyKeys.all }),
  });
}
