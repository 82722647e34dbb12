import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { isTimeZone } from '@myfiction/shared/scheduling/is-time-zone.ts';
import { rememberZones } from '@myfiction/shared/scheduling/remember-zones.ts';

/** The day (YYYY-MM-DD) that an author's clock shows; UTC where the zone is none that this server knows. */
export function localDay(now: Date, zone = 'UTC'): string {
  const part = readClock(now, zone);
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** How far an author's clock is ahead of UTC, in minutes. */
export function utcOffset(now: Date, zone = 'UTC'): number {
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(readClock(now, zone)('timeZoneName')) ?? [];
  return Number(`${sign ?? ''}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

function readClock(now: Date, zone: string) {
  const parts = clockOf(zone).formatToParts(now);
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
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

const clockOf = rememberZones((zone) => {
  const timeZone = isTimeZone(zone) ? zone : 'UTC';
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-US', { ...day, timeZoneName: 'longOffset', timeZone });
});
