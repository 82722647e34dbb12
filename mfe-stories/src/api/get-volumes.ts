import { callApi, useQuery } from '@myfiction/shared/host.ts';
import { storyKeys } from './story-keys.ts';

/** A story's volumes in reading order; an empty list for a story that is not divided. */
export function useVolumes(storyId: string) {
  return useQuery({
    queryKey: storyKeys.volumes(storyId),
    queryFn: async ({ signal }) => (await callApi('volume/list', { story_id: storyId }, { signal })).volumes,
  });
}
