import { overlap } from './path-rules.ts';

test.each([
  ['/a', '/a', true],
  ['/', '/', true],
  ['/', '/a', false],
  ['/a', '/a/b', false],
  ['/a/:id', '/a/new', true],
  ['/a/:id', '/a/:name', true],
  ['/a/:id/x', '/a/new/y', false],
  ['/a/*', '/a', true],
  ['/a/*', '/a/b/c', true],
  ['/a/*', '/b', false],
  ['/:any/b', '/a/*', true],
])('%s and %s: %s', (one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
});
