import { act } from '@testing-library/react';
import { authorZone, formatDate, formatRelative } from './format-date.ts';
import { formatCompact, formatMoney, formatNumber } from './format-number.ts';
import { changeLanguage } from './messages.ts';

const NOW = Date.parse('2026-03-04T10:00:00.000Z');
const ago = (seconds: number): string => new Date(NOW - seconds * 1000).toISOString();
/** Intl separates with spaces that no keyboard has. */
const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');

afterEach(() => act(() => changeLanguage('en')));

test('numbers and money follow the language', async () => {
  expect([
    formatNumber(12345.5),
    formatCompact(1_280_412),
    formatMoney(123456, 'USD'),
    formatMoney(5000, 'JPY'),
  ]).toEqual(['12,345.5', '1.28M', '$1,234.56', '¥5,000']);
  await changeLanguage('es');
  expect([formatNumber(12345.5), formatMoney(123456, 'EUR')].map(plain)).toEqual(['12.345,5', '1234,56 €']);
});

test('dates follow the language and the zone', async () => {
  const iso = '2026-03-04T23:30:00.000Z';
  expect(formatDate(iso, 'date', 'UTC')).toBe('4 Mar 2026');
  expect(formatDate(iso, 'date', 'Asia/Tokyo')).toBe('5 Mar 2026');
  expect(plain(formatDate(iso, 'dateTime', 'UTC'))).toBe('4 Mar 2026, 11:30 PM');
  expect(formatDate(iso, 'dayMonth', 'UTC')).toBe('4 Mar');
  expect(plain(formatDate(iso, 'time', 'UTC'))).toBe('11:30 PM');
  expect(formatDate(iso, 'weekday', 'UTC')).toBe('Wednesday, 4 March');
  await changeLanguage('es');
  expect(formatDate(iso, 'date', 'UTC')).toBe('4 mar 2026');
  expect(formatDate(iso, 'weekday', 'UTC')).toBe('miércoles, 4 de marzo');
});

test.each(['', 'yesterday'])('%j is no date', (iso) => {
  expect([formatDate(iso), formatRelative(iso, NOW)]).toEqual(['', '']);
});

test.each([
  [0, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, 'yesterday'],
  [6 * 86_400, '6 days ago'],
  [7 * 86_400, 'last week'],
  [8 * 86_400, '8 days ago'],
  [13 * 86_400, '13 days ago'],
  [14 * 86_400, '2 weeks ago'],
  [-13 * 86_400, 'in 13 days'],
  [29 * 86_400, '4 weeks ago'],
  [-90, 'in 1 minute'],
  [-86_400, 'tomorrow'],
])('%i seconds ago: %s', (seconds, text) => {
  expect(formatRelative(ago(seconds), NOW)).toBe(text);
});

test.each([
  ['2026-03-02T18:00:00', '2 days ago'],
  ['2026-03-03T08:00:00', 'yesterday'],
  ['2026-03-03T18:00:00', '16 hours ago'],
])('from %s to the morning of 4 March: %s', (then, text) => {
  expect(formatRelative(then, new Date('2026-03-04T10:00:00').getTime())).toBe(text);
});

test('after a month it is the date', () => {
  expect(formatRelative(ago(31 * 86_400), NOW)).toBe('1 Feb 2026');
});

test('a browser that knows no zone is in one that others take', () => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValueOnce({ ...options, timeZone: 'Etc/Unknown' });
  expect(authorZone()).toBe('UTC');
  expect(authorZone()).toBe(options.timeZone);
});
