import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Which point of a chart its reader looks at: under the pointer, or by the arrow keys; null for none. */
export function useShownPoint(points: number) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = points - 1;
  // Another range has fewer points.
  const shown = chosen === null ? null : Math.min(chosen, last);
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width > 0 ? (event.clientX - left) / width : 1;
    setChosen(Math.min(last, Math.max(0, Math.round(share * last))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOf(event.key, shown ?? last, last);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  return {
    shown,
    handlers: {
      onPointerMove: point,
      onPointerDown: point,
      onPointerLeave: () => setChosen(null),
      onBlur: () => setChosen(null),
      onKeyDown,
    },
  };
}

function nextOf(key: string, from: number, last: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, from - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, from + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
