import { BONUS_CURRENCY } from '@myfiction/shared/contract/billing.ts';

/** @example formatMoney(10_000) // '$100.00' */
export function formatMoney(amountMinor: number): string {
  return (amountMinor / 100).toLocaleString('en', { style: 'currency', currency: BONUS_CURRENCY });
}
