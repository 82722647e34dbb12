import { isWithin } from './is-within.ts';
import { PLACES } from './place.ts';
import type { RegistryState } from './registry-state.ts';
import { disabledEntry } from './registry-state.ts';
import { isStaged, resolveRegistry } from './resolve-registry.ts';

const entry = (version: string) => ({ ...disabledEntry('comments'), version });
const staged = (percent: number): RegistryState =>
  new Map([['comments', { revision: 1, live: entry('v1'), candidate: { entry: entry('v2'), percent } }]]);
const places = Array.from({ length: PLACES }, (_, place) => place);
const inside = places.find((place) => isWithin(20, 'comments', place)) ?? 0;
const outside = places.find((place) => !isWithin(20, 'comments', place)) ?? 0;

test('a staged version says so, with its share and what the others get', () => {
  expect(resolveRegistry(staged(20), inside).remotes.comments).toEqual({
    ...entry('v2'),
    staged: { percent: 20, live: 'v1' },
  });
  expect(resolveRegistry(staged(20), outside).remotes.comments).toEqual(entry('v1'));
});

test.each([
  [0, false],
  [1, true],
  [99, true],
  [100, false],
])('at %d percent, users get different versions: %s', (percent, differ) => {
  expect(isStaged(staged(percent))).toBe(differ);
});
