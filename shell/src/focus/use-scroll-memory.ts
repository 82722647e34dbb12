import { useLocation, useNavigationType } from '@myfiction/shared/host.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { restoreAfterReload } from './restore-after-reload.ts';
import { restoreScroll } from './restore-scroll.ts';
import { recallScroll, rememberScroll, storeScrolls } from './scroll-memory.ts';

/** New page: top. Back, Forward and a reload: where it was left. A change of filters or of the hash leaves the scroll alone. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  // To the router an anchor of the browser's own (`#main`) is an entry without a key, as the first one is.
  const isKeyless = key === 'default';
  const entry = isKeyless ? pathname + hash : key;
  const last = useRef({ entry, pathname });
  const giveUpReload = useRef(() => {});

  useEffect(() => {
    // The browser restores before the new page is rendered, so it would restore against the old page's height.
    window.history.scrollRestoration = 'manual';
    const remember = (): void => rememberScroll(last.current.entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', storeScrolls);
    const giveUp = restoreAfterReload(last.current.entry);
    giveUpReload.current = giveUp;
    return () => {
      giveUp();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', storeScrolls);
    };
  }, []);

  useLayoutEffect(() => {
    const { entry: lastEntry, pathname: lastPathname } = last.current;
    if (lastEntry === entry) return;
    last.current = { entry, pathname };
    giveUpReload.current();
    // The browser scrolls to it when it is pressed, not when a step leads back to it.
    if (isKeyless && hash !== '' && pathname === lastPathname) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    if (navigation === 'POP') return restoreScroll(recallScroll(entry));
    // At the top already, nothing is asked of the window: it would lay out the page that is just being exchanged.
    if (pathname !== lastPathname && hash === '' && recallScroll(lastEntry) > 0) return restoreScroll(0);
  }, [entry, isKeyless, pathname, hash, navigation]);
}
