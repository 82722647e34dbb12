import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { callApi, useMutation, useQueryClient } from '@myfiction/shared/host.ts';
import { storyKeys } from './story-keys.ts';

export interface StoryEdit {
  storyId: string;
  /** The revision that the form was opened with; an older one than the server's answers 400010. */
  revision: number;
  fields: StoryFields;
}

export function useEditStory() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ storyId, revision, fields }: StoryEdit) =>
      callApi('story/edit', { story_id: storyId, revision, fields }),
    onSuccess: (story) => {
      cache.setQueryData(storyKeys.story(story.story_id), story);
      void cache.invalidateQueries({ queryKey: storyKeys.lists });
    },
  });
}
