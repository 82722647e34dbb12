import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { RowItem } from './row-items.ts';

/** Of the first row in the table, which the head precedes. */
const FIRST_INDEX = 2;

/**
 * Where the row that had the focus goes, as into the trash, the menu of the row that takes its place gets it; once
 * chapters are chosen no more, and the bar's button has gone with its bar, that of the row where it was before. Gives
 * the handler for the list's element. A row that is only out of the window has not gone.
 */
export function useFocusAfterRow(body: RefObject<HTMLElement | null>, rows: readonly RowItem[], isChoosing: boolean) {
  const focused = useRef<{ key: string; at: number }>(undefined);
  const hasChosen = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // A dialog may ask, and tell, before it is done.
    if (isChoosing || activeElement?.closest('dialog')) {
      hasChosen.current ||= isChoosing;
      return;
    }
    const wasChoosing = hasChosen.current;
    hasChosen.current = false;
    const { key, at } = focused.current ?? {};
    if (at === undefined || activeElement !== document.body) return;
    const place = rows.findIndex((row) => row.key === key);
    if (place !== -1 && !wasChoosing) return;
    const index = (place === -1 ? Math.min(at, rows.length - 1) : place) + FIRST_INDEX;
    const menu = body.current?.querySelector<HTMLElement>(`[aria-rowindex="${index}"] [aria-haspopup="menu"]`);
    // Who has scrolled on while choosing stays there.
    menu?.focus({ preventScroll: wasChoosing });
  });
  return ({ target }: FocusEvent) => {
    const at = Number(target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')) - FIRST_INDEX;
    const row = rows[at];
    if (row) focused.current = { key: row.key, at };
  };
}
