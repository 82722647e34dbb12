import type { ScheduleAt, ScheduleSeries } from '@myfiction/shared/contract/calls/schedule.ts';
import { canSchedule, earliestSchedule } from '@myfiction/shared/scheduling/can-schedule.ts';
import { seriesSlots } from '@myfiction/shared/scheduling/series-slots.ts';
import { toInstant } from '@myfiction/shared/scheduling/to-instant.ts';
import { AppError } from '../../platform/handler.ts';

/** When a chapter goes out, and by which clock its author chose that. */
export interface ScheduleTime {
  at: Date;
  zone: string;
}

/** Answers `scheduleTooSoon` for a time that is too near or too far, `invalidRequest` for one that does not exist. */
export function readScheduleTime(given: ScheduleAt, now: Date): ScheduleTime {
  const at = existing(() => toInstant(given));
  requireScheduleTime(at, now);
  return { at, zone: given.zone };
}

/** Times for `count` chapters; the last ones may be too far ahead. Answers `invalidRequest` for an unknown zone. */
export function readSeries(
  series: ScheduleSeries,
  count: number,
  held: ReadonlySet<number>,
  now: Date,
): ScheduleTime[] {
  const after = new Date(earliestSchedule(now).getTime() - 1);
  return existing(() => seriesSlots(series, count, after, held)).map((at) => ({ at, zone: series.zone }));
}

export function requireScheduleTime(at: Date, now: Date): void {
  if (!canSchedule(at, now)) throw new AppError('scheduleTooSoon');
}

function existing<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('invalidRequest', { msg: 'This time zone or day does not exist.', data: { field: 'at' } });
  }
}
