import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ChapterMove } from '../../api/reorder-chapters.ts';
import type { RowItem } from '../list/row-items.ts';
import { moveToGap, nearestGap, stepGap } from './gaps.ts';
import { type Lift, liftChapter } from './lift.ts';
import { useLiftText } from './use-lift-text.ts';

export interface ArrangeOptions {
  rows: readonly RowItem[];
  /** Chosen chapters that may move, in reading order. */
  chosenIds: readonly string[];
  /** Tells whether the list changes. */
  onMove: (move: ChapterMove) => boolean;
}

/** Stable over the drawings of the list, so that its rows stay as they are. */
export interface ArrangeActions {
  lift: (chapterId: string, by: Lift['by']) => Lift | null;
  moveTo: (gap: number) => void;
  step: (by: 1 | -1) => void;
  jump: (to: 'top' | 'bottom') => void;
  drop: () => void;
  cancel: () => void;
  present: () => Lift | null;
}

/** Picking up, carrying and putting down chapters, whatever the hand: pointer, keyboard. */
export function useArrange(options: ArrangeOptions): { lift: Lift | null; said: string; actions: ArrangeActions } {
  const [lift, setLift] = useState<Lift | null>(null);
  const { rows } = options;
  const tell = useLiftText();
  const [said, say] = useState('');
  const latest = useRef({ ...options, tell });
  useLayoutEffect(() => {
    latest.current = { ...options, tell };
  });
  // Read between two drawings: keys and pointer moves come faster than those.
  const held = useRef<Lift | null>(null);
  const hold = useCallback((next: Lift | null) => {
    held.current = next;
    setLift(next);
  }, []);
  // The cache tells of the new order a task later: until then the old one would show again.
  useLayoutEffect(() => {
    if (held.current?.isDropped && held.current.rows !== rows) hold(null);
  }, [rows, hold]);
  const actions = useMemo<ArrangeActions>(() => {
    const carried = () => (held.current?.isDropped ? null : held.current);
    const carry = (gapOfLift: (lift: Lift) => number) => {
      const current = carried();
      if (!current) return;
      const gap = gapOfLift(current);
      if (gap === current.gap) return;
      const next = { ...current, gap };
      hold(next);
      if (next.by === 'keyboard') say(latest.current.tell.place(next));
    };
    return {
      present: carried,
      lift: (chapterId, by) => {
        const { rows, chosenIds, tell } = latest.current;
        const next = liftChapter(rows, chapterId, chosenIds, by);
        hold(next);
        if (next) say(tell.lifted(next));
        return next;
      },
      moveTo: (gap) => carry(({ rest }) => nearestGap(rest, gap)),
      step: (by) => carry(({ rest, gap }) => stepGap(rest, gap, by)),
      jump: (to) => carry(({ rest }) => nearestGap(rest, to === 'top' ? 0 : rest.length)),
      drop: () => {
        const current = carried();
        if (!current) return;
        const { onMove, tell } = latest.current;
        say(tell.dropped(current));
        const isMoved = onMove(moveToGap(current.rest, current.gap, current.chapterIds));
        hold(isMoved ? { ...current, isDropped: true } : null);
      },
      cancel: () => {
        const current = carried();
        if (!current) return;
        say(latest.current.tell.cancelled(current));
        hold(null);
      },
    };
  }, [hold]);
  return { lift, said, actions };
}
