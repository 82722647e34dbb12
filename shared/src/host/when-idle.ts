const LATEST_MS = 2_000;
/** Safari has no `requestIdleCallback`. */
const SOON_MS = 200;

/** Runs once the browser has nothing else to do, or is said to have had enough time for it. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, SOON_MS);
}
