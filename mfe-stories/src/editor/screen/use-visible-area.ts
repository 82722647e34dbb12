import { useIsPhone } from '@myfiction/shared/host.ts';
import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a phone's frame within what is visible, so that its last row stands on the keyboard. The layout viewport does
 * not shrink for a keyboard on every phone; the visual one does.
 */
export function useVisibleArea(frame: RefObject<HTMLElement | null>): void {
  const isPhone = useIsPhone();
  useLayoutEffect(() => {
    const { visualViewport } = window;
    const element = frame.current;
    if (!isPhone || !visualViewport || !element) return;
    const fit = (): void => {
      element.style.setProperty('--visible-height', `${visualViewport.height}px`);
      element.style.setProperty('--visible-top', `${visualViewport.offsetTop}px`);
    };
    fit();
    visualViewport.addEventListener('resize', fit);
    visualViewport.addEventListener('scroll', fit);
    return () => {
      visualViewport.removeEventListener('resize', fit);
      visualViewport.removeEventListener('scroll', fit);
      element.style.removeProperty('--visible-height');
      element.style.removeProperty('--visible-top');
    };
  }, [frame, isPhone]);
}
