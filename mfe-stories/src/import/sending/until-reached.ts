import { ApiError } from '@myfiction/shared/host.ts';
import { retryDelay } from '../../editor/saving/backoff.ts';

/** Tries after the first; with growing waits they take about a minute. */
const TRIES_MAX = 5;

function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  return error.errorName === 'serverError' || error.errorName === 'busy';
}

/** Waits, but not longer than until the network is back. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

/** Repeats a call that did not reach the server, a few times with growing waits. */
export async function untilReached<T>(call: () => Promise<T>, onWait: () => void, signal: AbortSignal): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || failures > TRIES_MAX || !mayPass(error)) throw error;
      onWait();
      await wait(retryDelay(failures), signal);
    }
  }
}
