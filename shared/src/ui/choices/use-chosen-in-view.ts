import { type RefObject, useLayoutEffect } from 'react';

/**
 * On a phone a row of choices scrolls, and the address may choose the last: it is brought to the middle, and stays there
 * when counts, another language or the font come later and make the row wider.
 */
export function useChosenInView(list: RefObject<HTMLElement | null>, chosen: string): void {
  useLayoutEffect(() => {
    const row = list.current;
    const item = row?.querySelector<HTMLElement>(`[data-key="${chosen}"]`);
    if (!row || !item) return;
    const show = () => {
      row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
    };
    show();
    const observer = new ResizeObserver(show);
    for (const choice of row.children) observer.observe(choice);
    return () => observer.disconnect();
  }, [list, chosen]);
}
