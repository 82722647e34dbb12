import { rowAt, rowGeometry, rowsBetween } from './row-geometry.ts';

const geometry = rowGeometry([50, 10, 50, 50]);

it('adds up the heights', () => {
  expect(geometry).toEqual({ tops: [0, 50, 60, 110, 160], height: 160 });
});

it.each([
  [-20, 0],
  [0, 0],
  [49, 0],
  [50, 1],
  [60, 2],
  [159, 3],
  [900, 3],
])('finds the row at %i', (y, row) => {
  expect(rowAt(geometry, y)).toBe(row);
});

it.each([
  [-100, 55, { first: 0, end: 2 }],
  [55, 115, { first: 1, end: 4 }],
  [-200, -100, { first: 0, end: 1 }],
])('finds the rows between %i and %i', (from, to, range) => {
  expect(rowsBetween(geometry, from, to)).toEqual(range);
});

it('finds none in an empty list', () => {
  expect(rowsBetween(rowGeometry([]), 0, 100)).toEqual({ first: 0, end: 0 });
});
