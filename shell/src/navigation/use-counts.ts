import {
  callApi,
  onEvent,
  useAppStore,
  useLive,
  useQuery,
  useQueryClient,
  useSession,
} from '@myfiction/shared/host.ts';
import { nextPaint } from '@myfiction/shared/screen/next-paint.ts';
import { useEffect } from 'react';

const COUNTS_INTERVAL_MS = 60_000;

/**
 * Keeps the badge and the NEW tag live: on start, when the server tells, each minute while the tab is seen, when it is
 * seen again, and when a remote says that the figures may have changed.
 */
export function useCounts(): void {
  const session = useSession();
  const setCounts = useAppStore((state) => state.setCounts);
  const queryClient = useQueryClient();
  const queryKey = ['account', 'counts', session?.uid];
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      // No page waits for the figures.
      await nextPaint();
      // Silent: a missed figure is no news for the author, and the next minute asks again.
      return await callApi('account/counts', {}, { signal, silent: true });
    },
    enabled: session !== null,
    refetchInterval: COUNTS_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    if (data) setCounts({ newComment: data.new_comment, messageSign: data.message_sign });
  }, [data, setCounts]);
  useLive('counts', ({ topic: _, ...counts }) => {
    // An answer that is on its way may be older.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, counts);
  });
  useEffect(() => onEvent('counts-changed', () => void refetch()), [refetch]);
}
