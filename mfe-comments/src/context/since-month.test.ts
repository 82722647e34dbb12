import { sinceMonth } from './since-month.ts';

test.each([
  ['2026-03-10T12:00:00Z', 'March'],
  ['2025-04-10T12:00:00Z', 'April'],
  ['2025-03-10T12:00:00Z', 'March 2025'],
])('%s is %s in March 2026', (iso, expected) => {
  expect(sinceMonth(iso, 'en', new Date('2026-03-20T12:00:00Z'))).toBe(expected);
});
