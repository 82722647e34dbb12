/** Runs `act` once the page shows its first content, at the latest after 3 s: hidden tabs are not painted. */
export function whenPainted(act: () => void, latestMs = 3_000): void {
  const watch = typeof PerformanceObserver === 'undefined' ? undefined : new PerformanceObserver(seePaints);
  const timer = setTimeout(finish, latestMs);
  watch?.observe({ type: 'paint', buffered: true });

  function seePaints(list: PerformanceObserverEntryList): void {
    if (list.getEntriesByName('first-contentful-paint').length > 0) finish();
  }
  function finish(): void {
    watch?.disconnect();
    clearTimeout(timer);
    act();
  }
}
