import type { ScheduleAt } from '@myfiction/shared/contract/calls/schedule.ts';
import { HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { toInstant } from '@myfiction/shared/scheduling/to-instant.ts';
import { localTime } from '../common/local-time.ts';

/** What a change of the clocks does to a time: the clock never shows it, or twice, and this is the first or the second. */
export type ClockChange = 'none' | 'skipped' | 'first' | 'second';

export function clockChange(at: ScheduleAt, meant: Date): ClockChange {
  const shows = (moment: number) => {
    const { date, time } = localTime(moment, at.zone);
    return `${date}T${time}` === at.local;
  };
  const moment = toInstant(at).getTime();
  if (!shows(moment)) return 'skipped';
  if (meant.getTime() > moment) return 'second';
  // Lord Howe Island changes by half an hour.
  return shows(moment + HOUR_MS) || shows(moment + HOUR_MS / 2) ? 'first' : 'none';
}

/** The first slot after the clocks of the zone have changed; undefined while they do not. */
export function firstAfterChange(slots: readonly Date[], zone: string): Date | undefined {
  const offsets = slots.map((slot) => offsetOf(slot, zone));
  return slots.find((_, index) => offsets[index] !== offsets[0]);
}

/** @example offsetOf(date, 'Africa/Lagos') // 'GMT+1' */
export function offsetOf(moment: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
