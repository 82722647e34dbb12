import { describeDay, describeMoment } from './describe-time.ts';

const noon = (days: number) => new Date(2026, 10, 21 + days, 12, 0);
const nowMs = noon(0).getTime();

it.each([
  [0, 'today'],
  [-1, 'yesterday'],
  [1, 'tomorrow'],
  [-5, '16 Nov'],
  [-400, '17 Oct 2025'],
])('%i days from now is %s', (days, text) => {
  expect(describeDay(noon(days).toISOString(), nowMs, 'en')).toBe(text);
});

it.each([
  [0, /^today, 12:00\sPM$/],
  [1, /^tomorrow, 12:00\sPM$/],
  [3, /^Tuesday, 12:00\sPM$/],
  [10, /^1 Dec, 12:00\sPM$/],
])('a chapter %i days ahead goes out %s', (days, text) => {
  expect(describeMoment(noon(days).toISOString(), nowMs, 'en')).toMatch(text);
});
