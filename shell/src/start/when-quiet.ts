/** Runs `act` once nothing has been fetched for `quietMs`, at the latest after `latestMs`: a page is busy first. */
export function whenQuiet(act: () => void, { quietMs = 1_000, latestMs = 8_000 } = {}): void {
  const watch = typeof PerformanceObserver === 'undefined' ? undefined : new PerformanceObserver(waitOn);
  const latest = setTimeout(finish, latestMs);
  let quiet = setTimeout(finish, quietMs);
  watch?.observe({ type: 'resource' });

  function waitOn(): void {
    clearTimeout(quiet);
    quiet = setTimeout(finish, quietMs);
  }
  function finish(): void {
    watch?.disconnect();
    clearTimeout(latest);
    clearTimeout(quiet);
    act();
  }
}
