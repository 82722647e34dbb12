import { badgeText } from './badge-text.ts';

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12000, '99+'],
])('%d is shown as %s', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
