import { DEFAULT_GOAL, isGoal, readGoal, takeFirstReach, writeGoal } from './goal.ts';

beforeEach(() => localStorage.clear());

it('is 1,800 words until the author chooses, and belongs to one author', () => {
  expect(readGoal(7)).toBe(DEFAULT_GOAL);
  writeGoal(7, 500);
  expect(readGoal(7)).toBe(500);
  expect(readGoal(8)).toBe(DEFAULT_GOAL);
});

it('ignores what cannot be a goal', () => {
  localStorage.setItem('editor-goal:7', 'many');
  expect(readGoal(7)).toBe(DEFAULT_GOAL);
  expect([49, 50, 20_000, 20_001, 99.5].map(isGoal)).toEqual([false, true, true, false, false]);
});

it('is reached once a day', () => {
  expect(takeFirstReach(7, '2025-11-21')).toBe(true);
  expect(takeFirstReach(7, '2025-11-21')).toBe(false);
  expect(takeFirstReach(7, '2025-11-22')).toBe(true);
});
