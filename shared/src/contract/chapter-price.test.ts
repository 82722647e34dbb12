import { chapterPrice } from './chapter-price.ts';

it.each([
  ['per-chapter', 9, 1_540, 9],
  ['per-thousand-words', 4, 1_540, 7],
  ['per-thousand-words', 4, 1_500, 6],
  ['per-thousand-words', 1, 80, 1],
] as const)('%s, %i coins, %i words: %i', (rule, coins, words, price) =>
  expect(chapterPrice(rule, coins, words)).toBe(price),
);
