import { useDeferredValue } from 'react';

/**
 * The rows of a window first, all of them once these stand: what is below the window takes as long again. Later changes
 * of the list show at once.
 */
export function useFirstRows<T>(items: readonly T[], firstRows: number): readonly T[] {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn || items.length <= firstRows ? items : items.slice(0, firstRows);
}
