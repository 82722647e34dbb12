import { useDeferredValue } from 'react';

/** Bars and tools that stand above a list, in CSS px, at least. */
const ABOVE_LIST_PX = 130;

/**
 * The rows of a window first, all of them once these stand: what is below the window takes as long again. Later changes
 * of the list show at once.
 *
 * @param leastRowPx height of the lowest row, in CSS px
 */
export function useFirstRows<T>(items: readonly T[], leastRowPx: number): readonly T[] {
  const isDrawn = useDeferredValue(true, false);
  // A window may be lower than its bars, over a keyboard on a phone that lies on its side.
  const firstRows = Math.max(1, Math.ceil((window.innerHeight - ABOVE_LIST_PX) / leastRowPx));
  return isDrawn || items.length <= firstRows ? items : items.slice(0, firstRows);
}
