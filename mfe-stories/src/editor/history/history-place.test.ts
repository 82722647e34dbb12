import { readHistoryPlace } from './history-place.ts';
import { dayOf, groupByDay } from './version-time.ts';

it.each([
  ['', { isOpen: false, version: null, against: null }],
  ['history=now', { isOpen: true, version: null, against: null }],
  ['history=12', { isOpen: true, version: 12, against: null }],
  ['history=12&with=8', { isOpen: true, version: 12, against: 8 }],
  ['history=12&with=12', { isOpen: true, version: 12, against: null }],
  ['history=now&with=8', { isOpen: true, version: null, against: null }],
  ['history=-1&with=x', { isOpen: true, version: null, against: null }],
])('reads %s', (query, place) => {
  expect(readHistoryPlace(new URLSearchParams(query))).toEqual(place);
});

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString();

it('knows today and yesterday by the clock of the author', () => {
  const now = new Date(2026, 2, 1, 0, 30);
  expect(dayOf(new Date(2026, 2, 1, 0, 10).toISOString(), now)).toBe('today');
  expect(dayOf(new Date(2026, 1, 28, 23, 50).toISOString(), now)).toBe('yesterday');
  expect(dayOf(new Date(2026, 1, 27, 23, 50).toISOString(), now)).toBe('earlier');
});

it('gathers versions by day', () => {
  const days = groupByDay([at(3, 22), at(3, 1), at(2, 23)].map((created_at) => ({ created_at })));
  expect(days.map(({ versions }) => versions.length)).toEqual([2, 1]);
});
