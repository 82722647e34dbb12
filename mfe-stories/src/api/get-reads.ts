import type { ApiInput, ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { callApi, keepPreviousData, queryClient, useQuery } from '@myfiction/shared/host.ts';
import { storyKeys } from './story-keys.ts';

export type ReadsRange = ApiInput<'stats/getReads'>['range'];
export const READS_RANGES = ['30', '90', 'all'] as const satisfies readonly ReadsRange[];
export type Reads = ApiOutput<'stats/getReads'>;

function readsQuery(range: ReadsRange, storyId?: string) {
  const ofStory = storyId === undefined ? {} : { story_id: storyId };
  return {
    queryKey: [...storyKeys.all, 'reads', storyId ?? 'all', range] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi('stats/getReads', { range, ...ofStory }, { signal, silent: true }),
  };
}

/** Reads and followers by day, of one story or of all. The last answer stays while another range is on its way. */
export function useReads(range: ReadsRange, storyId?: string) {
  return useQuery({ ...readsQuery(range, storyId), placeholderData: keepPreviousData });
}

/** Asks for the reads of all stories before the page that shows them is there. */
export function prefetchReads(range: ReadsRange): void {
  void queryClient.prefetchQuery(readsQuery(range));
}
