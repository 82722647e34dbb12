import { formatCompact, formatNumber } from '@myfiction/shared/host.ts';

/** Exact while it fits (9,412), rounded above (84.3K): for figures that are read at a glance. */
export function formatFigure(value: number): string {
  return value < 10_000 ? formatNumber(value) : formatCompact(value);
}

/** @example formatShare(0.604) // '60%' */
export function formatShare(share: number): string {
  return formatNumber(share, { style: 'percent' });
}
