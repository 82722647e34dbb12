import type { ScheduleSeries } from '../contract/calls/schedule.ts';
import { DAY_MS } from '../contract/time-units.ts';
import { toInstant } from './to-instant.ts';

/**
 * The next moments of a series such as "every Monday and Friday at 18:00".
 *
 * @param after slots begin later than this
 * @param taken moments, in ms, that are held already and left out
 * @throws RangeError for a zone or a day that does not exist
 */
export function seriesSlots(
  series: ScheduleSeries,
  count: number,
  after: Date,
  taken: ReadonlySet<number> = new Set(),
): Date[] {
  const slots: Date[] = [];
  // A day early, whatever the zone.
  const start = Math.max(dayNumber(series.from), Math.floor(after.getTime() / DAY_MS) - 1);
  let last = after.getTime();
  for (let day = start; slots.length < count; day++) {
    if (!series.weekdays.includes(isoWeekday(day))) continue;
    const slot = toInstant({ local: `${isoDay(day)}T${series.time}`, zone: series.zone });
    // Later than the last one too: a zone may skip a whole day, which then falls together with the next.
    if (slot.getTime() <= last) continue;
    last = slot.getTime();
    if (!taken.has(last)) slots.push(slot);
  }
  return slots;
}

/** Days since 1970-01-01. */
function dayNumber(isoDate: string): number {
  const time = Date.parse(`${isoDate}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`There is no day ${isoDate}.`);
  return time / DAY_MS;
}

function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 1 is Monday; 1970-01-01 was a Thursday. */
function isoWeekday(day: number): number {
  return ((day + 3) % 7) + 1;
}
