import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { callApi, useMutation, useQueryClient } from '@myfiction/shared/host.ts';
import { useSendId } from '@myfiction/shared/screen/use-send-id.ts';
import { storyKeys } from './story-keys.ts';

/** Creates a story; the lists are asked again, and the new story opens without another request. */
export function useCreateStory() {
  const cache = useQueryClient();
  const keyOf = useSendId();
  return useMutation({
    mutationFn: (fields: StoryFields) =>
      // Whose answer was lost sends it again: it is the same story.
      callApi('story/create', { fields }, { idempotencyKey: keyOf(JSON.stringify(fields)) }),
    onSuccess: (story) => {
      cache.setQueryData(storyKeys.story(story.story_id), story);
      void cache.invalidateQueries({ queryKey: storyKeys.lists });
    },
  });
}
