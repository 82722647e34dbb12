import { letterTime, rowTime } from './when.ts';

const now = new Date(2026, 2, 10, 9, 0).getTime();
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
const t = (key: string, params?: Record<string, string | number>) => [key, ...Object.values(params ?? {})].join(' ');

test.each([
  [at(2026, 2, 10, 8, 5), /^8:05\sAM$/],
  [at(2026, 2, 9, 23, 59), /^when\.yesterday$/],
  [at(2026, 2, 8, 23, 59), /^8 Mar$/],
  [at(2025, 11, 31, 12, 0), /^31 Dec 2025$/],
])('a row of %s says %s', (iso, text) => {
  expect(rowTime(iso, now, t)).toMatch(text);
});

test('the head of a message says the day in words', () => {
  expect(letterTime(at(2026, 2, 10, 8, 5), now, t)).toMatch(/^when\.todayAt 8:05\sAM$/);
  expect(letterTime(at(2026, 2, 9, 8, 5), now, t)).toMatch(/^when\.yesterdayAt/);
  expect(letterTime(at(2026, 2, 1, 8, 5), now, t)).toMatch(/^when\.dayAt 1 Mar/);
});
