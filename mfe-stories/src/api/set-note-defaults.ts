import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { callApi, useMutation, useQueryClient } from '@myfiction/shared/host.ts';
import { storyKeys } from './story-keys.ts';

/** Sets the notes that new chapters of a story begin with. */
export function useSetNoteDefaults(storyId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (noteDefaults: StoryDetail['note_defaults']) =>
      callApi('story/setNoteDefaults', { story_id: storyId, note_defaults: noteDefaults }),
    onSuccess: (story) => cache.setQueryData(storyKeys.story(storyId), story),
  });
}
