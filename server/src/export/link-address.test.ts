import { linkAddress } from './link-address.ts';

test.each([
  ['https://example.com/a b?c=1&d=2', 'https://example.com/a%20b?c=1&d=2'],
  [
    'https://example.com/?to=https%3A%2F%2Fexample.org%2Fé',
    'https://example.com/?to=https%3A%2F%2Fexample.org%2F%C3%A9',
  ],
  ['https://example.com/%2520/100%', 'https://example.com/%2520/100%25'],
  ['https://example.com/\ud800', 'https://example.com/'],
])('%s leads where it led', (href, address) => {
  expect(linkAddress(href)).toBe(address);
});
