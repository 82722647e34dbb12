import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { authorZone, callApi, queryClient, useQuery } from '@myfiction/shared/host.ts';
import { followLanguage } from '@myfiction/shared/screen/follow-language.ts';
import { homeKey, untilTomorrowMs, writingKey } from './get-writing.ts';

const query = {
  queryKey: homeKey,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<HomeOverview> => {
    const home = await callApi('home/get', { zone: authorZone() }, { signal });
    // The editor's ribbon asks for the same.
    queryClient.setQueryData(writingKey, home.writing);
    return home;
  },
};

// The news.
followLanguage(homeKey);

/** All that Home shows of the author's own. */
export function useHome() {
  return useQuery({ ...query, refetchInterval: untilTomorrowMs });
}

/** Asks for it before the page that shows it is there. */
export function prefetchHome(): void {
  void queryClient.prefetchQuery(query);
}
