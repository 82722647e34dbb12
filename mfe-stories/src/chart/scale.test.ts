import { axisMarks, placeOf, spread } from './scale.ts';

it.each([
  [0, [0, 1, 2, 3]],
  [3, [0, 1, 2, 3]],
  [4, [0, 2, 4, 6]],
  [49_000, [0, 20_000, 40_000, 60_000]],
  [60_000, [0, 20_000, 40_000, 60_000]],
  [61_000, [0, 30_000, 60_000, 90_000]],
  [2_990_000, [0, 1_000_000, 2_000_000, 3_000_000]],
])('%i fits below round marks', (most, marks) => {
  expect(axisMarks(most)).toEqual(marks);
});

it('labels the first, the last and a few between', () => {
  expect(spread(30, 4)).toEqual([0, 10, 19, 29]);
  expect(spread(2, 4)).toEqual([0, 1]);
  expect(spread(1, 4)).toEqual([0]);
});

it('places a lone point at the end', () => {
  expect([placeOf(0, 1), placeOf(0, 3), placeOf(1, 3), placeOf(2, 3)]).toEqual([100, 0, 50, 100]);
});
