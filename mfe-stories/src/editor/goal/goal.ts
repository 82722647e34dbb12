import { storage } from '@myfiction/shared/host.ts';

export const DEFAULT_GOAL = 1_800;
export const LEAST_GOAL = 50;
export const MOST_GOAL = 20_000;

const goalKey = (uid: number) => `editor-goal:${uid}`;
const reachedKey = (uid: number) => `editor-goal-reached:${uid}`;

/** Words that the author aims at for one chapter; kept on this device. */
export function readGoal(uid: number): number {
  const goal = Number(storage.get(goalKey(uid)));
  return isGoal(goal) ? goal : DEFAULT_GOAL;
}

export function writeGoal(uid: number, goal: number): void {
  storage.set(goalKey(uid), String(goal));
}

export function isGoal(goal: number): boolean {
  return Number.isInteger(goal) && goal >= LEAST_GOAL && goal <= MOST_GOAL;
}

/** True for the first time on a day: the ribbon drops once a day. @param today any text that names the day */
export function takeFirstReach(uid: number, today: string): boolean {
  if (storage.get(reachedKey(uid)) === today) return false;
  storage.set(reachedKey(uid), today);
  return true;
}
