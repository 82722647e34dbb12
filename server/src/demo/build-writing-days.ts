import type { writingDays } from '../database/schema/writing-days.ts';
import { createRandom } from './random.ts';
import { daysBefore, isoDay } from './times.ts';

/** Today and the days before it: goals reached, missed and doubled. */
const LATEST = [1240, 1835, 1120, 1804, 3720, 1910, 2065];
const STREAK = 23;
const DAYS = 160;

/** Words of the last months: a streak, and before it days of rest among days of work. */
export function buildWritingDays(uid: number, now: Date): (typeof writingDays.$inferInsert)[] {
  // A sequence of its own, so that what the other parts draw stays as it is.
  const random = createRandom(1_800);
  return Array.from({ length: DAYS }, (_, ago) => ago).flatMap((ago) => {
    const rests = ago === STREAK || (ago > STREAK && random.next() < 0.3);
    const words = LATEST[ago] ?? random.int(400, 2600);
    return rests ? [] : [{ uid, day: isoDay(daysBefore(now, ago)), words }];
  });
}
