import { firstPaidAfter } from './first-paid.ts';
import type { Place } from './story-order.ts';

/** Published chapters are capitals, drafts small letters; a hyphen is a place whose chapter is gone. */
const places = (letters: string): Place[] =>
  [...letters].flatMap((id, index) =>
    id === '-' ? [] : [{ id, position: index + 1, volumeId: null, published: id === id.toUpperCase() }],
  );

test.each([
  ['a draft is put before free chapters', 'ABCDE', 4, 'AxBCDE', 5],
  ['a draft is put before the first paid one', 'ABCDE', 4, 'ABCxDE', 5],
  ['a draft is put behind it', 'ABCDE', 4, 'ABCDxE', 4],
  ['a draft is taken from among the free ones', 'AxBCDE', 5, 'ABCDE', 4],
  ['a draft is taken out, the places not counted yet', 'A-BCDE', 5, 'ABCDE', 4],
  ['a draft is moved from behind to the free ones', 'ABCDxE', 4, 'AxBCDE', 5],
  ['a draft is moved from the free ones to behind', 'AxBCDE', 5, 'ABCDxE', 4],
  ['the first paid one is a draft and moves back', 'ABCxDE', 4, 'ABCDEx', 4],
  ['the first paid one is a draft and moves among the free ones', 'ABCxyDE', 4, 'AxBCyDE', 5],
  ['the first paid one goes', 'ABC-E', 4, 'ABCE', 4],
  ['nothing paid is out yet', 'ABCxy', 4, 'AzBCxy', 5],
  ['nothing is out at all', 'abcd', 3, 'bacd', 3],
  ['nothing but paid chapters is out', 'xyABC', 3, 'yABC', 2],
])('%s', (_what, before, first, after, expected) => {
  expect(firstPaidAfter(first, places(before), places(after))).toBe(expected);
});
