import { satisfiesRange } from './satisfies-range.ts';

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['18.9.9', '^19.3.1', false],
  ['0.4.7', '^0.4.2', true],
  ['0.5.0', '^0.4.2', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['', '^1.0.0', false],
  ['1.0.0', '>=1.0.0', false],
  ['1.0.0-beta.1', '^1.0.0', false],
])('%p in %p: %p', (version, range, expected) => {
  expect(satisfiesRange(version, range)).toBe(expected);
});
