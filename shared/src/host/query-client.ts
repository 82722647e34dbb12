import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';

const STALE_MS = 30_000;
const KEPT_MS = 10 * 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: KEPT_MS,
        // callApi has retried what may be retried, and asking again does not change an answer.
        retry: (failures, error) => !(error instanceof ApiError) && failures < 1,
        // The default pauses queries while offline: an endless skeleton instead of an error state with Retry.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The one query cache of the tab. */
export const queryClient = createQueryClient();

/** Has what pages keep that are not open asked for again when they are opened. */
export function outdateLeftPages(): void {
  // One that an open page keeps switched off is its own matter.
  void queryClient.invalidateQueries({ predicate: (query) => query.getObserversCount() === 0, refetchType: 'none' });
}
