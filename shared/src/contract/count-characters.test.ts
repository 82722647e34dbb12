import { z } from 'zod';
import { countCharacters } from './count-characters.ts';

test.each([
  ['Noor', 4],
  ['Noor 🐺', 6],
  // A letter and its accent, apart; a family, joined; a flag.
  ['e\u0301', 2],
  ['👩‍👧', 3],
  ['🇳🇬', 2],
])('%j has %d characters, for a schema too', (text, length) => {
  expect(countCharacters(text)).toBe(length);
  expect(z.string().min(length).max(length).safeParse(text).success).toBe(true);
});
