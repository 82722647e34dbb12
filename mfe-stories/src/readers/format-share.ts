import { formatNumber } from '@myfiction/shared/host.ts';

/** @example formatShare(0.604) // '60%' */
export function formatShare(share: number): string {
  return formatNumber(share, { style: 'percent' });
}
