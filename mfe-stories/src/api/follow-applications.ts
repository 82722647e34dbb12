import { useLive, useQueryClient } from '@myfiction/shared/host.ts';
import { homeKey } from './get-writing.ts';
import { storyKeys } from './story-keys.ts';

/** Asks anew for all that shows an application when the server tells of one. */
export function useFollowApplications(): void {
  const cache = useQueryClient();
  useLive('application', ({ story_id }) => {
    for (const queryKey of [storyKeys.applications(story_id), storyKeys.story(story_id), storyKeys.lists, homeKey])
      void cache.invalidateQueries({ queryKey });
  });
}
