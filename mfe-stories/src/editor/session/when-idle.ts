const LATEST_MS = 2_000;

/** Runs once the page has nothing else to do, in 2 s at the latest. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, 0);
}
