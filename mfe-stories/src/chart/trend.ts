export interface Trend {
  direction: 'up' | 'down';
  /** Change in percent, at least 1. */
  percent: number;
}

/** How a figure stands to the one before; undefined where nothing can be said. @example trendOf(118, 100) // up 18 */
export function trendOf(now: number, before: number | null): Trend | undefined {
  if (before === null || before === 0) return undefined;
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return undefined;
  return { direction: percent > 0 ? 'up' : 'down', percent: Math.abs(percent) };
}
