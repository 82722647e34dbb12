import { SCHEDULE_AHEAD_DAYS_MAX, SCHEDULE_AHEAD_MINUTES } from '@myfiction/shared/contract/rules.ts';
import { DAY_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';

export const SOONEST_MS = SCHEDULE_AHEAD_MINUTES * MINUTE_MS;
const LATEST_MS = SCHEDULE_AHEAD_DAYS_MAX * DAY_MS;

export type MomentProblem = 'missing' | 'tooSoon' | 'tooLate';

/** Why the server would refuse a time (400020), or null. */
export function momentProblem(moment: Date | null, nowMs: number): MomentProblem | null {
  if (!moment) return 'missing';
  const ahead = moment.getTime() - nowMs;
  if (ahead < SOONEST_MS) return 'tooSoon';
  return ahead > LATEST_MS ? 'tooLate' : null;
}
