import { create, toZonedDateTime } from 'temporal-polyfill/fns/PlainDateTime';
import { toInstant as instantOf } from 'temporal-polyfill/fns/ZonedDateTime';
import type { ScheduleAt } from '../contract/calls/schedule.ts';
import { isTimeZone } from './is-time-zone.ts';

/**
 * The moment that an author means by a time of a clock in a zone. In the hour that a clock skips it is the same
 * distance after the jump; in the hour that comes twice it is the first.
 *
 * @throws RangeError for a zone or a day that does not exist
 * @example toInstant({ local: '2026-03-29T02:30', zone: 'Europe/Madrid' }) // 03:30 there: 2026-03-29T01:30:00.000Z
 */
export function toInstant({ local, zone }: ScheduleAt): Date {
  if (!isTimeZone(zone)) throw new RangeError(`There is no time zone ${zone}.`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = local.split(/[-T:]/).map(Number);
  return new Date(instantOf(toZonedDateTime(create(year, month, day, hour, minute), zone)).epochMilliseconds);
}
