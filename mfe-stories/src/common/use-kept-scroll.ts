import { useLocation } from '@myfiction/shared/host.ts';
import { tabStorage } from '@myfiction/shared/screen/tab-storage.ts';
import { useLayoutEffect, useRef } from 'react';

const prefix = 'myfiction.scroll.';

/**
 * Brings a list back to where it was when the author returns with Back or reloads. The browser restores on its own
 * only when the rows are there in the same instant, which a list from the network never is.
 *
 * @param ready True once the rows are drawn.
 */
export function useKeptScroll(ready: boolean): void {
  const { key } = useLocation();
  const restored = useRef<string>(undefined);
  // Told by scroll events alone: asking the window makes it lay out the page that is just being drawn.
  const settled = useRef(0);

  useLayoutEffect(() => {
    if (!ready || restored.current === key) return;
    const firstPlace = restored.current === undefined;
    restored.current = key;
    // Later entries of the same page (a filter, a search) keep the place on the screen that they were chosen at.
    if (!firstPlace) return;
    const kept = Number(tabStorage.get(prefix + key) ?? 0);
    if (kept > 0) window.scrollTo(0, kept);
  }, [ready, key]);

  // A layout effect: its clean-up runs before the next page is drawn and the window's scroll is clamped to it.
  useLayoutEffect(() => {
    const remember = () => {
      settled.current = window.scrollY;
    };
    const keep = () => tabStorage.set(prefix + key, String(settled.current));
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key]);
}
