import { accountKeys, codeRequestLimit, codeTryLimit, loginLimits, providerLoginLimit } from './limits.ts';

const EMAIL = 'noor@example.com';
/** Addresses that one household has, and one of its neighbour. */
const [MINE, ALSO_MINE, NEXT_DOOR] = ['2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:3::1'];

const keysOf = (ip: string) => [
  ...loginLimits(EMAIL, ip, true).map(({ key }) => key),
  ...[codeRequestLimit(ip), codeTryLimit(ip), providerLoginLimit(ip)].map(({ key }) => key),
];

test('whoever has a whole range of IPv6 addresses has the limits of one place', () => {
  expect(keysOf(ALSO_MINE)).toEqual(keysOf(MINE));
  expect(accountKeys(EMAIL, ALSO_MINE)).toEqual(accountKeys(EMAIL, MINE));
  for (const [index, key] of keysOf(NEXT_DOOR).entries()) expect(key).not.toBe(keysOf(MINE)[index]);
});

test('what a right password clears is what the tries were counted by', () => {
  const counted = loginLimits(EMAIL, MINE, false).map(({ key }) => key);
  for (const key of accountKeys(EMAIL, MINE)) expect(counted).toContain(key);
});
