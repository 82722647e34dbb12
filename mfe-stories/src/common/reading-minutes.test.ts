import { readingMinutes } from './reading-minutes.ts';

test('reading time is rounded and never says zero', () => {
  expect(readingMinutes(1240)).toBe(6);
  expect(readingMinutes(0)).toBe(1);
});
