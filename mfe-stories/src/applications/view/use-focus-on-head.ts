import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a page whose controls go by what they do: a focus that goes with one moves to the heading, which says what has
 * come of it. Spread the rest on what holds the controls.
 */
export function useFocusOnHead<E extends HTMLElement>() {
  const head = useRef<E>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    head.current?.focus();
  });
  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  return { head, onFocus };
}
