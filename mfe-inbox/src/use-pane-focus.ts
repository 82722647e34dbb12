import { focusTitle } from '@myfiction/shared/screen/focus-title.ts';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { rowIdOf } from './use-return-focus.ts';

/**
 * A message that leaves takes its buttons along: the focus they had goes to the row of the one that is open then, else
 * to the page's title. Spread what it gives on the inbox's element.
 */
export function usePaneFocus(openId: string | undefined) {
  const focused = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    const row = openId === undefined ? null : document.getElementById(rowIdOf(openId));
    if (row) row.focus({ preventScroll: true });
    else focusTitle({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  return { onFocus };
}
