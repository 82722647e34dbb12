import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { type RowGeometry, type RowRange, rowsBetween } from './row-geometry.ts';

/** Rows are drawn this far beyond the window, so that a flick shows no gap. */
const BEYOND_PX = 700;

/**
 * The rows that are near the window. A list of hundreds then costs what its visible part costs, in the first drawing as
 * in each change of the order.
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, geometry: RowGeometry): RowRange {
  const measure = useCallback((): RowRange => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    return rowsBetween(geometry, -top - BEYOND_PX, window.innerHeight - top + BEYOND_PX);
  }, [list, geometry]);
  const [range, setRange] = useState<RowRange>(() => rowsBetween(geometry, 0, window.innerHeight + BEYOND_PX));
  useLayoutEffect(() => {
    const update = () => {
      const next = measure();
      if (next.first !== range.first || next.end !== range.end) setRange(next);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    // What stands above the list may move it later than the window changes: the shell lays its frame out by itself.
    const page = new ResizeObserver(update);
    page.observe(document.body);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
      page.disconnect();
    };
  }, [measure, range]);
  return range;
}
