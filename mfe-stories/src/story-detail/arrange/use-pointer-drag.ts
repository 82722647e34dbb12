import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { rowAt, rowGeometry, rowHeight } from '../list/row-geometry.ts';
import type { RowItem } from '../list/row-items.ts';
import { scrollStep } from './auto-scroll.ts';
import type { Lift } from './lift.ts';
import type { ArrangeActions } from './use-arrange.ts';

/** A press that moves less than this is not a drag. */
const STARTS_AFTER_PX = 4;
/** The bars of the shell over the page, in px. */
const EDGES = { top: 60, bottom: 68 };

export interface PointerDragOptions {
  /** The element that the rows stand in. */
  list: RefObject<HTMLElement | null>;
  heightsOf: (rows: readonly RowItem[]) => readonly number[];
  actions: ArrangeActions;
}

/** Carries a chapter with mouse, pen or finger. Returns what the handle calls on `pointerdown`. */
export function usePointerDrag({ list, heightsOf, actions }: PointerDragOptions) {
  const latest = useRef({ list, heightsOf, actions });
  useLayoutEffect(() => {
    latest.current = { list, heightsOf, actions };
  });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  return useMemo(
    () => (chapterId: string, event: { clientY: number; pointerId: number; currentTarget: HTMLElement }) => {
      // A second finger: what the first one carries is put back.
      stop.current();
      stop.current = followPointer(chapterId, event, latest.current);
    },
    [],
  );
}

function followPointer(
  chapterId: string,
  start: { clientY: number; pointerId: number; currentTarget: HTMLElement },
  { list, heightsOf, actions }: PointerDragOptions,
): () => void {
  const row = start.currentTarget.closest('tr');
  const grabbedAt = start.clientY - (row?.getBoundingClientRect().top ?? start.clientY);
  let y = start.clientY;
  let lift: Lift | null = null;
  let geometry = rowGeometry([]);
  let frame = 0;

  const carry = () => {
    if (!lift || !list.current) return;
    const top = y - grabbedAt - list.current.getBoundingClientRect().top;
    const limited = Math.max(0, Math.min(top, geometry.height));
    const index = rowAt(geometry, limited);
    const from = geometry.tops[index] ?? 0;
    actions.moveTo(limited - from > rowHeight(geometry, index) / 2 ? index + 1 : index);
    // The row itself follows the hand; the list around it is drawn by React.
    row?.style.setProperty('--carried', `${limited}px`);
  };
  const tick = () => {
    const step = scrollStep(y, window.innerHeight, EDGES);
    if (step !== 0) window.scrollBy(0, step);
    carry();
    frame = requestAnimationFrame(tick);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    y = event.clientY;
    if (lift || Math.abs(y - start.clientY) < STARTS_AFTER_PX) return;
    lift = actions.lift(chapterId, 'pointer');
    if (!lift) return stop();
    geometry = rowGeometry(heightsOf(lift.rest));
    carry();
    frame = requestAnimationFrame(tick);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    y = event.clientY;
    carry();
    stop();
    if (lift) actions.drop();
    lift = null;
  };
  const cancel = () => {
    stop();
    if (lift) actions.cancel();
    lift = null;
  };
  const putBack = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    row?.style.removeProperty('--carried');
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', cancel);
    window.removeEventListener('keydown', putBack);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', cancel);
  window.addEventListener('keydown', putBack);
  return cancel;
}
