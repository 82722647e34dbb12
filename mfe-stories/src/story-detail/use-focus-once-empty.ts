import { useLayoutEffect, useRef } from 'react';

/**
 * Where the last row of a list goes while it has the focus, what stands in the place of the list takes it: its first
 * button or link. Gives the ref for the element around that.
 *
 * @param rows undefined until they are known
 */
export function useFocusOnceEmpty<E extends HTMLElement>(rows: number | undefined) {
  const ref = useRef<E>(null);
  const hadRows = useRef(false);
  useLayoutEffect(() => {
    if (rows) hadRows.current = true;
    if (rows !== 0 || !hadRows.current || document.activeElement !== document.body) return;
    hadRows.current = false;
    ref.current?.querySelector<HTMLElement>('button, a')?.focus();
  });
  return ref;
}
