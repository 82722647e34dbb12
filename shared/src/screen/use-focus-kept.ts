import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a list whose rows or buttons go by what they do: the button that takes the place of the one that had the focus
 * gets it, else the last one, else the list itself. Spread what it gives on the list's element; with `onFocus` on one
 * around it, a button there that goes gives its focus to the list.
 */
export function useFocusKept<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const focused = useRef<{ button: Element; at: number }>(undefined);
  useLayoutEffect(() => {
    const { button, at } = focused.current ?? {};
    const list = ref.current;
    if (!list || !button || at === undefined || button.isConnected || document.activeElement !== document.body) return;
    const buttons = list.querySelectorAll('button');
    const next = buttons[Math.min(at, buttons.length - 1)];
    // A list is longer than the window: its first row would go under what sticks there.
    if (next) next.focus();
    else list.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    const buttons = [...(ref.current?.querySelectorAll<Element>('button') ?? [])];
    focused.current = { button: target, at: buttons.indexOf(target) };
  };
  return { ref, onFocus, tabIndex: -1 } as const;
}
