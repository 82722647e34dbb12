import { callApi, onEvent, useAppStore, useQuery, useSession } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';

const COUNTS_INTERVAL_MS = 60_000;

/**
 * Keeps the badge and the NEW tag live: on start, each minute while the tab is seen, when it is seen again, and when a
 * remote says that the figures may have changed.
 */
export function useCounts(): void {
  const session = useSession();
  const setCounts = useAppStore((state) => state.setCounts);
  const { data, refetch } = useQuery({
    queryKey: ['account', 'counts', session?.uid],
    // Silent: a missed figure is no news for the author, and the next minute asks again.
    queryFn: ({ signal }) => callApi('account/counts', {}, { signal, silent: true }),
    enabled: session !== null,
    refetchInterval: COUNTS_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    if (data) setCounts({ newComment: data.new_comment, messageSign: data.message_sign });
  }, [data, setCounts]);
  useEffect(() => onEvent('counts-changed', () => void refetch()), [refetch]);
}
