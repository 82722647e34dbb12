import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { callApi, useQuery } from '@myfiction/shared/host.ts';
import { storyKeys } from './story-keys.ts';

export type FunnelChapter = ApiOutput<'stats/getFunnel'>['chapters'][number];

/** Readers of each published chapter, in the order of reading. */
export function useFunnel(storyId: string, { enabled = true } = {}) {
  return useQuery({
    queryKey: [...storyKeys.all, 'funnel', storyId],
    queryFn: ({ signal }) => callApi('stats/getFunnel', { story_id: storyId }, { signal, silent: true }),
    enabled,
  });
}
