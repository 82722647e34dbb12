import { PAYDAY, SETTLEMENT_ZONE } from '@myfiction/shared/contract/billing.ts';
import { toInstant } from '@myfiction/shared/scheduling/to-instant.ts';

/** Canada writes dates as ISO does. */
const days = new Intl.DateTimeFormat('en-CA', { timeZone: SETTLEMENT_ZONE, dateStyle: 'short' });

/** The day in the settlement zone. @example '2025-10-31' */
export function settlementDay(now: Date): string {
  return days.format(now);
}

/** First day of the month in the settlement zone. @example '2025-10-01' */
export function settlementMonth(now: Date): string {
  return `${settlementDay(now).slice(0, 7)}-01`;
}

/** @param month first day of a month @example addMonths('2025-12-01', 1) // '2026-01-01' */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** Its first moment. */
export function monthStart(month: string): Date {
  return dayStart(month);
}

/** Its first moment. */
export function dayStart(day: string): Date {
  return toInstant({ local: `${day}T00:00`, zone: SETTLEMENT_ZONE });
}

/** Last day of a month. */
export function lastDay(month: string): string {
  const date = new Date(`${addMonths(month, 1)}T00:00:00Z`);
  date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** From which day on a month's bill can be withdrawn. */
export function paydayOf(month: string): string {
  return `${addMonths(month, 2).slice(0, 8)}${PAYDAY}`;
}
