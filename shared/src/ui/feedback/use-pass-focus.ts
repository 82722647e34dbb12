import { type RefObject, useLayoutEffect } from 'react';

/**
 * For what goes by its own button: a focus within it passes to the part of the page around it instead of the top of the
 * document.
 */
export function usePassFocus(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, [place]);
}
