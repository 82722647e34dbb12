import { callApi, useQuery } from '@myfiction/shared/host.ts';
import { storyKeys } from './story-keys.ts';

/**
 * One story with all its fields; asked for only when there is an id.
 *
 * @param fresh asks in any case: `isFetchedAfterMount` stays false where a cached copy is young enough
 */
export function useStory(storyId: string | undefined, { fresh = false }: { fresh?: boolean } = {}) {
  return useQuery({
    refetchOnMount: fresh ? 'always' : true,
    queryKey: storyKeys.story(storyId ?? ''),
    queryFn: ({ signal }) => callApi('story/get', { story_id: storyId ?? '' }, { signal, inPlace: 'missing' }),
    enabled: storyId !== undefined,
  });
}
