import { type RefObject, useLayoutEffect } from 'react';

/** On a phone a row of choices scrolls, and the address may choose the last: it is brought to the middle. */
export function useChosenInView(list: RefObject<HTMLElement | null>, chosen: string): void {
  useLayoutEffect(() => {
    const row = list.current;
    const item = row?.querySelector<HTMLElement>(`[data-key="${chosen}"]`);
    if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  }, [list, chosen]);
}
