import { lengthOf } from './word-figures.ts';

it.each([
  [0, 'empty'],
  [1, 'short'],
  [499, 'short'],
  [500, 'fine'],
  [5_000, 'fine'],
  [5_001, 'long'],
  [20_000, 'long'],
  [20_001, 'too-long'],
] as const)('%d words are %s', (words, expected) => {
  expect(lengthOf(words)).toBe(expected);
});
