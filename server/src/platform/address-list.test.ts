import { createAddressList } from './address-list.ts';

const trusts = createAddressList(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);

test.each([
  ['10.255.0.1', true],
  ['::ffff:10.1.2.3', true],
  ['192.0.2.7', true],
  ['2001:db8:1::1', true],
  ['11.0.0.1', false],
  ['192.0.2.8', false],
  ['2001:db9::1', false],
  ['10.0.0.1:4711', false],
  ['unknown', false],
  // Whose connection is gone already has no address any more.
  [undefined, false],
])('%s: %s', (ip, answer) => expect(trusts(ip)).toBe(answer));
