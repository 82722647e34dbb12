import { DAY_MS, HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { seriesSlots } from '@myfiction/shared/scheduling/series-slots.ts';

/** Zone of the demonstration authors' clock. */
export const DEMO_ZONE = 'Europe/Madrid';
/** When their chapters go out, on that clock. */
export const DEMO_MORNING = '06:00';

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

/** What goes out next is left alone while somebody looks around. */
const LEFT_ALONE_MS = HOUR_MS;

/** The next moments at which a story of these weekdays goes out; every morning where it keeps none. */
export function nextMornings(now: Date, weekdays: readonly number[], count: number): Date[] {
  const days = weekdays.length > 0 ? [...weekdays] : [1, 2, 3, 4, 5, 6, 7];
  const series = { weekdays: days, time: DEMO_MORNING, zone: DEMO_ZONE, from: isoDay(now) };
  return seriesSlots(series, count, new Date(now.getTime() + LEFT_ALONE_MS));
}
