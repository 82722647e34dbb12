import { LAST_STORIES_KEY } from '@myfiction/shared/contract/device-keys.ts';
import { queryClient, storage } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';
import type { ExposedState } from './use-exposed.ts';

/**
 * A page that threw may have done so over an answer that the query cache still holds: it would throw again for as long
 * as the answer is kept. Leaving the failure, by Retry or by going elsewhere, asks the server anew.
 */
export function useForgetAnswers(state: ExposedState): void {
  const threw = state.status === 'failed' && state.error.failure === 'render-error';
  useEffect(() => {
    if (!threw) return;
    // What the device keeps for the next visit may be the same answer.
    storage.remove(LAST_STORIES_KEY);
    return () => queryClient.removeQueries({ type: 'inactive' });
  }, [threw]);
}
