import { momentProblem } from './schedule-limits.ts';

const nowMs = Date.parse('2026-11-21T19:00:00Z');
const at = (minutes: number) => momentProblem(new Date(nowMs + minutes * 60_000), nowMs);

it('takes a moment from five minutes to two years ahead', () => {
  expect([at(-1), at(4), at(5), at(730 * 24 * 60), at(730 * 24 * 60 + 1)]).toEqual([
    'tooSoon',
    'tooSoon',
    null,
    null,
    'tooLate',
  ]);
  expect(momentProblem(null, nowMs)).toBe('missing');
});
