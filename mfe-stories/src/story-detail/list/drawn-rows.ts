import type { RowRange } from './row-geometry.ts';
import type { RowItem } from './row-items.ts';

export interface DrawnRow {
  row: RowItem;
  /** Index among the rows as they are shown. */
  place: number;
}

/**
 * The rows near the window. While one is carried it is always among them, and they keep their order in the document:
 * an element that leaves it or moves within it loses the focus.
 */
export function drawnRows(
  rows: readonly RowItem[],
  shown: readonly RowItem[],
  { first, end }: RowRange,
  carriedKey: string | undefined,
): DrawnRow[] {
  const near = shown.slice(first, end).map((row, index) => ({ row, place: first + index }));
  if (carriedKey === undefined) return near;
  const place = shown.findIndex((row) => row.key === carriedKey);
  const carried = shown[place];
  if (carried && (place < first || place >= end)) near.push({ row: carried, place });
  const order = new Map(rows.map((row, index) => [row.key, index]));
  return near.toSorted((a, b) => (order.get(a.row.key) ?? 0) - (order.get(b.row.key) ?? 0));
}
