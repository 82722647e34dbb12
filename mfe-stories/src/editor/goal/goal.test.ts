import { parseGoal, takeFirstReach, wordsToday } from './goal.ts';

it.each([
  ['1800', 1800],
  ['1,800', 1800],
  ['1 800', 1800],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['many', null],
  ['60000', null],
])('reads %j as %s', (typed, goal) => {
  expect(parseGoal(typed)).toBe(goal);
});

it('adds what was written since the server counted, and never takes away', () => {
  expect(wordsToday(400, 1000, 1250)).toBe(650);
  expect(wordsToday(400, 1000, 800)).toBe(400);
});

it('drops the ribbon once a day, for each author', () => {
  expect(takeFirstReach(1, 'Monday')).toBe(true);
  expect(takeFirstReach(1, 'Monday')).toBe(false);
  expect(takeFirstReach(1, 'Tuesday')).toBe(true);
  expect(takeFirstReach(2, 'Tuesday')).toBe(true);
});
