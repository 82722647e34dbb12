import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { RowItem } from './row-items.ts';

/** Of the first row in the table, which the head precedes. */
const FIRST_INDEX = 2;

/**
 * Where the row that had the focus goes, as into the trash, the menu of the row that takes its place gets it. Gives the
 * handler for the list's element. A row that is only out of the window has not gone.
 */
export function useFocusAfterRow(body: RefObject<HTMLElement | null>, rows: readonly RowItem[]) {
  const focused = useRef<{ key: string; at: number }>(undefined);
  useLayoutEffect(() => {
    const { key, at } = focused.current ?? {};
    if (at === undefined || document.activeElement !== document.body || rows.some((row) => row.key === key)) return;
    const index = Math.min(at, rows.length - 1) + FIRST_INDEX;
    body.current?.querySelector<HTMLElement>(`[aria-rowindex="${index}"] [aria-haspopup="menu"]`)?.focus();
  });
  return ({ target }: FocusEvent) => {
    const at = Number(target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')) - FIRST_INDEX;
    const row = rows[at];
    if (row) focused.current = { key: row.key, at };
  };
}
