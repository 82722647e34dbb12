import { DAILY_GOAL_MAX } from '@myfiction/shared/contract/rules.ts';
import { storage } from '@myfiction/shared/host.ts';

const reachedKey = (uid: number) => `editor-goal-reached:${uid}`;

/** The number that an author typed as words a day, 0 for none; null when it cannot be one. */
export function parseGoal(typed: string): number | null {
  const digits = typed.replace(/[\s.,\u00a0\u202f]/g, '');
  const goal = Number(digits);
  return /^\d+$/.test(digits) && goal <= DAILY_GOAL_MAX ? goal : null;
}

/**
 * Words of today: what the server has counted, and what was added here since it did. What is deleted is not taken away
 * from a day, as on the server.
 */
export function wordsToday(counted: number, wordsThen: number, wordsNow: number): number {
  return counted + Math.max(0, wordsNow - wordsThen);
}

/** True for the first time on a day: the ribbon drops once a day. @param today any text that names the day */
export function takeFirstReach(uid: number, today: string): boolean {
  if (storage.get(reachedKey(uid)) === today) return false;
  storage.set(reachedKey(uid), today);
  return true;
}
