/** Where rows of known heights stand, in px from the top of the list. */
export interface RowGeometry {
  /** Top of each row, and at the end the height of the list. */
  tops: readonly number[];
  height: number;
}

export interface RowRange {
  first: number;
  /** Not included. */
  end: number;
}

export function rowGeometry(heights: readonly number[]): RowGeometry {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
  return { tops, height: tops.at(-1) ?? 0 };
}

export function rowHeight({ tops }: RowGeometry, index: number): number {
  const top = tops[index] ?? 0;
  return (tops[index + 1] ?? top) - top;
}

/** Index of the row at a height; above the list the first, below it the last. */
export function rowAt({ tops }: RowGeometry, y: number): number {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows between two heights. */
export function rowsBetween(geometry: RowGeometry, from: number, to: number): RowRange {
  if (geometry.height === 0 || to <= from) return { first: 0, end: 0 };
  return { first: rowAt(geometry, from), end: Math.min(rowAt(geometry, to) + 1, geometry.tops.length - 1) };
}
