import { loadSystemConfig, useAppStore } from '@myfiction/shared/host.ts';

/**
 * Feedback, the address of support and the stores come with the configuration. Where the start could not bring it, it is
 * asked for once more when the connection is back, and each time the tab is seen again.
 */
export function askConfigAgain(): void {
  const done = new AbortController();
  const finish = (): void => done.abort();
  const ask = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (useAppStore.getState().systemConfig) finish();
    else loadSystemConfig().then(finish, () => undefined);
  };
  window.addEventListener('online', ask, { signal: done.signal });
  document.addEventListener('visibilitychange', ask, { signal: done.signal });
}
