import { ariaCurrent, currencyOf } from './is-current.ts';

test.each([
  ['/', '/', 'page'],
  ['/', '/my-stories', undefined],
  ['/my-stories', '/my-stories', 'page'],
  ['/my-stories', '/my-stories/detail', 'section'],
  ['/my-stories', '/my-stories-archive', undefined],
  ['/inbox', '/comments', undefined],
])('entry %s on %s is %s', (entry, pathname, expected) => {
  expect(currencyOf(entry, pathname)).toBe(expected);
});

test('only the page itself is announced as the current page', () => {
  expect(ariaCurrent('page')).toBe('page');
  expect(ariaCurrent('section')).toBe('true');
  expect(ariaCurrent(undefined)).toBeUndefined();
});
