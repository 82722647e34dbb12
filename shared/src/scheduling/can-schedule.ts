import { SCHEDULE_AHEAD_DAYS_MAX, SCHEDULE_AHEAD_MINUTES } from '../contract/rules.ts';
import { DAY_MS, MINUTE_MS } from '../contract/time-units.ts';

/** The first moment for which a chapter can be scheduled. */
export function earliestSchedule(now: Date): Date {
  return new Date(now.getTime() + SCHEDULE_AHEAD_MINUTES * MINUTE_MS);
}

/** Whether a moment is far enough ahead, and not too far. */
export function canSchedule(at: Date, now: Date): boolean {
  const latest = now.getTime() + SCHEDULE_AHEAD_DAYS_MAX * DAY_MS;
  return at >= earliestSchedule(now) && at.getTime() <= latest;
}
