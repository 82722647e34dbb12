import { overBudget } from './over-budget.ts';

const budgets = { remoteEntryKb: 6, largestChunkKb: 13 };

test.each([
  ['page.js', 13 * 1024, null],
  ['remoteEntry.js', 6 * 1024, null],
  ['page.js', 13 * 1024 + 12, 'page.js is 13.0 KB of gzip, 12 B over its budget of 13 KB'],
  ['page.js', 15.5 * 1024, 'page.js is 15.5 KB of gzip, 2.5 KB over its budget of 13 KB'],
  ['remoteEntry.js', 6 * 1024 + 1, 'remoteEntry.js is 6.0 KB of gzip, 1 B over its budget of 6 KB'],
])('%s of %d bytes: %s', (name, size, told) => {
  expect(overBudget(name, size, budgets)).toBe(told);
});
