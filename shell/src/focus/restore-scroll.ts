/** A list that takes longer than this to come back is read from the top. */
const PATIENCE_MS = 3_000;
const TAKEOVERS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` as soon as the page is tall enough, which for a page that loads its list again is later. The author's
 * own scrolling ends it. Returns a function that gives up.
 */
export function restoreScroll(top: number): () => void {
  const isTallEnough = (): boolean => document.documentElement.scrollHeight - window.innerHeight >= top;
  const scroll = (): void => window.scrollTo({ top, behavior: 'instant' });
  scroll();
  if (top === 0 || isTallEnough()) return () => {};
  const observer = new ResizeObserver(() => {
    if (!isTallEnough()) return;
    scroll();
    stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    for (const name of TAKEOVERS) window.removeEventListener(name, stop);
  }
  observer.observe(document.body);
  for (const name of TAKEOVERS) window.addEventListener(name, stop, { passive: true });
  return stop;
}
