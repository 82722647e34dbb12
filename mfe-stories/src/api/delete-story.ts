import { callApi, useMutation, useQueryClient } from '@myfiction/shared/host.ts';
import { isMissing } from '@myfiction/shared/screen/is-missing.ts';
import { homeKey } from './get-writing.ts';
import { forgetStories } from './last-stories.ts';
import { storyKeys } from './story-keys.ts';

/** Deletes a story. One that is gone already, by another tab or by a try whose answer was lost, is deleted. */
export function useDeleteStory() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (storyId: string) =>
      callApi('story/delete', { story_id: storyId }, { inPlace: 'missing' }).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      }),
    onSuccess: () => {
      // The list that comes next must not show it for a moment more.
      cache.removeQueries({ queryKey: storyKeys.lists });
      forgetStories();
      void cache.invalidateQueries({ queryKey: homeKey });
    },
  });
}
