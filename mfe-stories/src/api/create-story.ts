import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { callApi, useMutation, useQueryClient } from '@myfiction/shared/host.ts';
import { homeKey } from './get-writing.ts';
import { storyKeys } from './story-keys.ts';

export interface NewStory {
  fields: StoryFields;
  /** The same for the same fields. */
  sendId: string;
}

/** Creates a story; the lists are asked again, and the new story opens without another request. */
export function useCreateStory() {
  const cache = useQueryClient();
  return useMutation({
    // Whose answer was lost sends it again: it is the same story.
    mutationFn: ({ fields, sendId }: NewStory) => callApi('story/create', { fields }, { idempotencyKey: sendId }),
    onSuccess: (story) => {
      cache.setQueryData(storyKeys.story(story.story_id), story);
      void cache.invalidateQueries({ queryKey: storyKeys.lists });
      void cache.invalidateQueries({ queryKey: homeKey });
    },
  });
}
