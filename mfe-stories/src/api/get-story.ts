import { callApi, useQuery } from '@myfiction/shared/host.ts';
import { storyKeys } from './story-keys.ts';

/** One story with all its fields; asked for only when there is an id. */
export function useStory(storyId: string | undefined) {
  return useQuery({
    queryKey: storyKeys.story(storyId ?? ''),
    queryFn: ({ signal }) => callApi('story/get', { story_id: storyId ?? '' }, { signal }),
    enabled: storyId !== undefined,
  });
}
