import { isWithin } from './is-within.ts';
import { PLACES, placeOfAuthor } from './place.ts';

const places = Array.from({ length: PLACES }, (_, place) => place);
const within = (percent: number, remote = 'comments') => places.filter((place) => isWithin(percent, remote, place));

test.each([1, 10, 50, 90])('%d percent are about as many of the places', (percent) => {
  const expected = (percent / 100) * PLACES;
  // Five standard deviations: it is the same every time, and fair.
  const margin = 5 * Math.sqrt(expected * (1 - percent / 100));
  expect(Math.abs(within(percent).length - expected)).toBeLessThan(margin);
});

test('nobody is within 0, and everybody within 100', () => {
  expect([within(0).length, within(100).length]).toEqual([0, PLACES]);
});

test('a higher percentage keeps those who were in', () => {
  const more = new Set(within(30));
  expect(within(10).every((place) => more.has(place))).toBe(true);
});

test('each remote has an order of its own', () => {
  const inbox = new Set(within(10, 'inbox'));
  const both = within(10).filter((place) => inbox.has(place)).length;
  expect(both).toBeGreaterThan(50);
  expect(both).toBeLessThan(150);
});

test('places are the same in every version of the server: another order would change what users run', () => {
  expect(within(1).slice(0, 4)).toEqual([56, 232, 479, 531]);
  expect([10_000_001, 10_000_002].map(placeOfAuthor)).toEqual([746, 9913]);
});
