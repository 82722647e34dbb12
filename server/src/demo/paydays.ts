import { DAY_MS, HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { addMonths, monthStart, paydayOf, settlementDay, settlementMonth } from '../billing/settlement-time.ts';

/** The month, so many ago, whose payment came back. */
export const FAILED_MONTHS_AGO = 5;

/** When a month's bill was released, the author asked for it, and the money was sent or came back. */
export function payoutTimes(month: string): { released: Date; asked: Date; done: Date } {
  const payday = monthStart(paydayOf(month)).getTime();
  return {
    released: new Date(payday + HOUR_MS),
    asked: new Date(payday + DAY_MS),
    done: new Date(payday + 2 * DAY_MS),
  };
}

/** When the payment of the failed month came back. */
export function failedAt(now: Date): Date {
  return payoutTimes(addMonths(settlementMonth(now), -FAILED_MONTHS_AGO)).done;
}

/** When the newest bill was released that has reached its payday. */
export function newestRelease(now: Date): Date {
  const month = addMonths(settlementMonth(now), -2);
  return payoutTimes(paydayOf(month) > settlementDay(now) ? addMonths(month, -1) : month).released;
}
