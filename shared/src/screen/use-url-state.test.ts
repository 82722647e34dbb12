import { readSearch } from './use-url-state.ts';

it.each([
  ['q=%20moon%20', 'moon'],
  ['', ''],
  [`q=${'a'.repeat(200)}`, 'a'.repeat(100)],
])('searches for as much of %j as the server takes', (query, search) => {
  expect(readSearch(new URLSearchParams(query))).toBe(search);
});
