import { useNavigationType } from '@myfiction/shared/host.ts';
import { useEffect, useRef } from 'react';

/**
 * Articles, categories and versions are places of one page, which the shell takes for a change of filters: each begins at
 * its top, with the focus on its heading. Back finds the place where it was left; the first one keeps the browser's start.
 */
export function usePlaceStart(place: string): void {
  const navigation = useNavigationType();
  const seen = useRef(place);
  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    if (navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [place, navigation]);
}
