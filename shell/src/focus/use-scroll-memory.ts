import { useLocation, useNavigationType } from '@myfiction/shared/host.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { restoreScroll } from './restore-scroll.ts';
import { recallScroll, rememberScroll } from './scroll-memory.ts';

/** New page: top. Back and Forward: where it was left. A change of filters or of the hash leaves the scroll alone. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const last = useRef({ key, pathname });

  useEffect(() => {
    // The browser restores before the new page is rendered, so it would restore against the old page's height.
    window.history.scrollRestoration = 'manual';
    const remember = (): void => rememberScroll(last.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const { key: lastKey, pathname: lastPathname } = last.current;
    if (lastKey === key) return;
    last.current = { key, pathname };
    // To the router an anchor of the browser's own (`#main`) is a step to an entry without a key, as the first one is.
    if (key === 'default' && hash !== '' && pathname === lastPathname) return;
    if (navigation === 'POP') return restoreScroll(recallScroll(key));
    // At the top already, nothing is asked of the window: it would lay out the page that is just being exchanged.
    if (pathname !== lastPathname && hash === '' && recallScroll(lastKey) > 0) return restoreScroll(0);
  }, [key, pathname, hash, navigation]);
}
