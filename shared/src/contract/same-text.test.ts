import { isTypedAs } from './same-text.ts';

test.each([
  [' noor  o’neill', "Noor O'Neill"],
  ['Wait... what - now', 'Wait… What — Now'],
  // Seen by nobody: what joins and parts letters, and what a copy brings along.
  ['علیرضا', 'علی\u200Cرضا'],
  ['\u200ENoor\u2060', 'Noor'],
])('%j is typed as %j stands there', (typed, shown) => {
  expect(isTypedAs(typed, shown)).toBe(true);
});

test.each([
  ['Noor Oneill', "Noor O'Neill"],
  ['Zoe', 'Zoë'],
])('%j is not %j', (typed, shown) => {
  expect(isTypedAs(typed, shown)).toBe(false);
});
