import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { callApi, useMutation, useQueryClient } from '@myfiction/shared/host.ts';
import { useSendId } from '@myfiction/shared/screen/use-send-id.ts';
import { homeKey } from './get-writing.ts';
import { storyKeys } from './story-keys.ts';

export interface StoryEdit {
  storyId: string;
  /** The revision that the form was opened with; an older one than the server's answers 400010. */
  revision: number;
  fields: StoryFields;
}

export function useEditStory() {
  const cache = useQueryClient();
  const keyOf = useSendId();
  return useMutation({
    mutationFn: ({ storyId, revision, fields }: StoryEdit) => {
      const edit = { story_id: storyId, revision, fields };
      // Whose answer was lost sends it again: it must not be in conflict with itself.
      return callApi('story/edit', edit, { idempotencyKey: keyOf(JSON.stringify(edit)) });
    },
    onSuccess: (story) => {
      cache.setQueryData(storyKeys.story(story.story_id), story);
      void cache.invalidateQueries({ queryKey: storyKeys.lists });
      void cache.invalidateQueries({ queryKey: homeKey });
    },
  });
}
