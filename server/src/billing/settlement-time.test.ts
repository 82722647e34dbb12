import { addMonths, lastDay, monthStart, paydayOf, settlementDay, settlementMonth } from './settlement-time.ts';

test.each([
  ['2026-03-01T04:59:59Z', '2026-02-28', '2026-02-01'],
  ['2026-03-01T05:00:00Z', '2026-03-01', '2026-03-01'],
  ['2026-07-01T03:59:59Z', '2026-06-30', '2026-06-01'],
  ['2027-01-01T04:59:59Z', '2026-12-31', '2026-12-01'],
])('at %s it is %s, of the month of %s', (at, day, month) => {
  expect(settlementDay(new Date(at))).toBe(day);
  expect(settlementMonth(new Date(at))).toBe(month);
});

test.each([
  ['2026-03-01', '2026-03-01T05:00:00.000Z', '2026-03-31', '2026-05-15'],
  ['2026-04-01', '2026-04-01T04:00:00.000Z', '2026-04-30', '2026-06-15'],
  ['2028-02-01', '2028-02-01T05:00:00.000Z', '2028-02-29', '2028-04-15'],
  ['2026-12-01', '2026-12-01T05:00:00.000Z', '2026-12-31', '2027-02-15'],
])('the month of %s begins at %s, ends with %s, and is paid from %s on', (month, start, end, payday) => {
  expect(monthStart(month).toISOString()).toBe(start);
  expect(lastDay(month)).toBe(end);
  expect(paydayOf(month)).toBe(payday);
});

test.each([
  ['2026-12-01', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-01'],
  ['2026-05-01', 14, '2027-07-01'],
])('%s and %i months are %s', (month, months, sum) => {
  expect(addMonths(month, months)).toBe(sum);
});
