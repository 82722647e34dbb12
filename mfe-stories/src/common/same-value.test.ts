import { sameValue, valueAt } from './same-value.ts';

it.each([
  [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  ['', null, false],
])('%j and %j: %s', (a, b, same) => expect(sameValue(a, b)).toBe(same));

it('reads along a path', () => {
  const form = { work: { other_platforms: [{ url: 'https://a.example' }] } };
  expect(valueAt(form, 'work.other_platforms.0.url')).toBe('https://a.example');
  expect(valueAt(form, 'work.other_platforms.1.url')).toBeUndefined();
  expect(valueAt(form, 'offer.share')).toBeUndefined();
});
