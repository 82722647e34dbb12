import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { rowIdOf } from './use-return-focus.ts';

/**
 * A message that leaves takes its buttons along: the focus they had goes to the row of the one that is open then, else
 * to the inbox itself. Spread what it gives on the inbox's element.
 */
export function usePaneFocus(openId: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    const row = openId === undefined ? null : document.getElementById(rowIdOf(openId));
    (row ?? ref.current)?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  return { ref, onFocus, tabIndex: -1 } as const;
}
