import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { isTimeZone } from '@myfiction/shared/scheduling/is-time-zone.ts';
import { rememberZones } from '@myfiction/shared/scheduling/remember-zones.ts';

/** The day (YYYY-MM-DD) that an author's clock shows; UTC where the zone is none that this server knows. */
export function localDay(now: Date, zone = 'UTC'): string {
  const parts = dayFormat(zone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The day that many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function startOfWeek(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

const dayFormat = rememberZones((zone) => {
  const timeZone = isTimeZone(zone) ? zone : 'UTC';
  return new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
});
