import type { RowItem } from './row-items.ts';

/** Heights of the rows in px of the sources, as the style sheets have them: 1 rem is 100 of these. */
const HEIGHTS = {
  desktop: { chapter: 56, volume: 52, empty: 72 },
  phone: { chapter: 74, volume: 56, empty: 80 },
} as const satisfies Record<string, Record<RowItem['kind'], number>>;

/** Real px for one px of the sources: the root's font size follows the window and the author's text size. */
export function pixelScale(): number {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(root) && root > 0 ? root / 100 : 1;
}

export function rowHeights(rows: readonly RowItem[], isPhone: boolean, scale: number): number[] {
  const heights = HEIGHTS[isPhone ? 'phone' : 'desktop'];
  return rows.map((row) => heights[row.kind] * scale);
}
