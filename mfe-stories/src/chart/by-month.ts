import type { ChartPoint } from './chart-point.ts';

/** Sums by month; `day` is the first one of the month that there is. */
export function byMonth(points: readonly ChartPoint[]): ChartPoint[] {
  const months: ChartPoint[] = [];
  for (const { day, value } of points) {
    const month = months.at(-1);
    if (month && month.day.slice(0, 7) === day.slice(0, 7)) month.value += value;
    else months.push({ day, value });
  }
  return months;
}
