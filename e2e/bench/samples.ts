/** The middle of what was measured, and how far it strays. */
export interface Spread {
  /** Median. */
  value: number;
  p25: number;
  p75: number;
}

export function spreadOf(samples: readonly number[]): Spread {
  const sorted = samples.toSorted((a, b) => a - b);
  return { value: quantile(sorted, 0.5), p25: quantile(sorted, 0.25), p75: quantile(sorted, 0.75) };
}

/** Of samples in ascending order; between two of them by weight. NaN of none. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * Ratios of what was measured in the same turn, so that a slow minute of the machine is one for both. The median of
 * ratios strays less than the ratio of medians.
 */
export function ratiosOf(samples: readonly number[], floor: readonly number[]): number[] {
  return samples.map((sample, turn) => sample / (floor[turn] ?? Number.NaN));
}
