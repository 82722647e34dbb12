import { useEffect, useRef } from 'react';
import { MAIN_ID } from './main-id.ts';

/** The page's main heading: the top bar's, else the first one of the page, else the page itself. */
export function findMainHeading(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('h1[tabindex="-1"]') ??
    document.querySelector<HTMLElement>(`#${MAIN_ID} h1`) ??
    document.getElementById(MAIN_ID)
  );
}

/**
 * Moves the focus to the main heading after a navigation, so that a screen reader says where the author is and the Tab
 * key starts at the new page. The first page keeps the browser's own start, and a page that has taken the focus keeps it.
 */
export function useRouteFocus(pathname: string): void {
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (isFieldOfPage(document.activeElement)) return;
    const heading = findMainHeading();
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    // The scroll is the business of useScrollMemory.
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

function isFieldOfPage(element: Element | null): boolean {
  return Boolean(element?.matches('input, textarea, select, [contenteditable]') && element.closest(`#${MAIN_ID}`));
}
