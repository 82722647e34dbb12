import { useLive, useQueryClient } from '@myfiction/shared/host.ts';
import { inboxKeys } from './api/inbox-keys.ts';

/** Asks again for what is shown when a message has come in, or another tab has changed one. */
export function useLiveInbox(): void {
  const cache = useQueryClient();
  useLive('message', () => void cache.invalidateQueries({ queryKey: inboxKeys.all }));
}
