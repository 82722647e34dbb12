import { cutTeaser } from './cut-teaser.ts';

it.each([
  ['a short text stays', 'Mara ran.', 20, 'Mara ran.'],
  ['a long one ends at a whole word', 'Mara ran into the snow', 12, 'Mara ran…'],
  ['one long word is cut', 'Donaudampfschifffahrt', 10, 'Donaudampf…'],
  ['an emoji is one character', '🌙🌙🌙', 3, '🌙🌙🌙'],
])('%s', (_, text, length, expected) => {
  expect(cutTeaser(text, length)).toBe(expected);
});
