import { PAYOUT_LOCK_DAYS } from '@myfiction/shared/contract/payment-options.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';

/** Until when payment and tax info must be there for a payday: a new way of payment is locked at first. */
export function confirmDay(payday: string): string {
  const leadMs = (PAYOUT_LOCK_DAYS + 1) * DAY_MS;
  return new Date(Date.parse(payday) - leadMs).toISOString().slice(0, 10);
}
