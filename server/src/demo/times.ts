/** Zone of the demonstration authors' clock. */
export const DEMO_ZONE = 'Europe/Madrid';

const DAY_MS = 24 * 60 * 60 * 1000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

export function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}

/** The day in UTC, as a date column takes it. */
export function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** 06:00 UTC, `days` days from now. */
export function morningAfter(now: Date, days: number): Date {
  const morning = new Date(now.getTime() + days * DAY_MS);
  morning.setUTCHours(6, 0, 0, 0);
  return morning;
}

/** First day of a month, counted from the running one: 0 is this month, -1 the last. */
export function monthStart(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
}
