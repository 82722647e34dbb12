import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { RowGeometry } from '../list/row-geometry.ts';
import type { Lift } from './lift.ts';

/** Room above and below the carried row, past the bars of the shell, in px. */
const ROOM = { top: 130, bottom: 150 };

/** Scrolls with a chapter that is carried by keyboard, and leaves the focus on it when it is put down. */
export function useCarriedInView(list: RefObject<HTMLElement | null>, lift: Lift | null, geometry: RowGeometry): void {
  const carried = useRef<string>(undefined);
  const key = lift?.by === 'keyboard' ? lift.leadId : undefined;
  const gap = lift?.gap;
  useLayoutEffect(() => {
    if (key === undefined || gap === undefined) return;
    const top = (list.current?.getBoundingClientRect().top ?? 0) + (geometry.tops[gap] ?? 0);
    const above = ROOM.top - top;
    const below = top - (window.innerHeight - ROOM.bottom);
    if (above > 0) window.scrollBy(0, -above);
    else if (below > 0) window.scrollBy(0, below);
  }, [list, key, gap, geometry]);
  useLayoutEffect(() => {
    const last = carried.current;
    carried.current = key;
    if (last === undefined || key !== undefined) return;
    // The row has found its new place in the document, which takes the focus from it.
    const handle = list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(last)}"]`);
    if (handle && document.activeElement !== handle) handle.focus({ preventScroll: true });
  }, [list, key]);
}
