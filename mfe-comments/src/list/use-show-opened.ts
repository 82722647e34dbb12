import { type RefObject, useEffect, useRef } from 'react';
import { rowIdOf } from './use-list-keys.ts';

/** Brings the comment into view that the address named when the page was opened, once. */
export function useShowOpened(list: RefObject<HTMLElement | null>, openId: string | undefined): void {
  const first = useRef(openId);
  useEffect(() => {
    const wanted = first.current;
    const row = wanted && document.getElementById(rowIdOf(wanted));
    if (!row || !list.current?.contains(row)) return;
    first.current = undefined;
    row.scrollIntoView({ block: 'center' });
  });
}
