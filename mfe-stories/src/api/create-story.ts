import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { callApi, useMutation, useQueryClient } from '@myfiction/shared/host.ts';
import { storyKeys } from './story-keys.ts';

/** Creates a story; the lists are asked again, and the new story opens without another request. */
export function useCreateStory() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (fields: StoryFields) => callApi('story/create', { fields }),
    onSuccess: (story) => {
      cache.setQueryData(storyKeys.story(story.story_id), story);
      void cache.invalidateQueries({ queryKey: storyKeys.lists });
    },
  });
}
