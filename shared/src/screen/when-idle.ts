const LATEST_MS = 2_000;
/** Safari has no `requestIdleCallback`. */
const SOON_MS = 200;

/**
 * Runs once the browser has nothing else to do, or is said to have had enough time for it. Returns what calls it off.
 * Remotes carry it themselves: shells of before do not provide it.
 */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, SOON_MS);
  return () => clearTimeout(timer);
}
