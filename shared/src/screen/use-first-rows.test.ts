import { renderHook } from '@testing-library/react';
import { useFirstRows } from './use-first-rows.ts';

const rows = Array.from({ length: 50 }, (_, index) => index);

/** How many rows each drawing of the list showed. */
function drawn(items: readonly number[], leastRowPx: number): number[] {
  const lengths: number[] = [];
  renderHook(() => lengths.push(useFirstRows(items, leastRowPx).length));
  return lengths;
}

beforeEach(() => {
  jest.replaceProperty(window, 'innerHeight', 812);
});

test('what the window has room for comes first, then all', () => {
  expect(drawn(rows, 280)).toEqual([3, 50]);
  expect(drawn(rows, 126)).toEqual([6, 50]);
});

test('a window that is lower than its bars has room for one', () => {
  jest.replaceProperty(window, 'innerHeight', 90);
  expect(drawn(rows, 30)).toEqual([1, 50]);
});

test('a short list is whole at once', () => {
  expect(new Set(drawn(rows.slice(0, 3), 280))).toEqual(new Set([3]));
});
