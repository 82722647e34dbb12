import type { Clock } from '../platform/clock.ts';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
  set(now: Date): void;
}

/** A clock that stands still until it is told. */
export function createTestClock(start = new Date('2026-03-02T10:00:00.000Z')): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds;
    },
    set(to) {
      now = to.getTime();
    },
  };
}
