import { emailLink, emailModeOf, loginLink } from './sign-in-links.ts';

const search = (text: string) => new URLSearchParams(text);

test.each([
  ['', 'in'],
  ['mode=up', 'up'],
  ['mode=forgot', 'forgot'],
  ['mode=other', 'in'],
])('"%s" is the mode %s', (query, mode) => {
  expect(emailModeOf(search(query))).toBe(mode);
});

test('links keep redirect_url and nothing else', () => {
  const here = search('mode=up&redirect_url=%2Finbox%3Fa%3D1%26b%3D2&junk=1');
  expect(emailLink('forgot', here)).toBe('/login/email?mode=forgot&redirect_url=%2Finbox%3Fa%3D1%26b%3D2');
  expect(emailLink('in', here)).toBe('/login/email?redirect_url=%2Finbox%3Fa%3D1%26b%3D2');
  expect(loginLink(here)).toBe('/login?redirect_url=%2Finbox%3Fa%3D1%26b%3D2');
  expect(loginLink(search(''))).toBe('/login');
});
