import { maskPayout } from './mask.ts';

test.each([
  ['12 345-678', '•••• 5678'],
  ['12345', '•••• 2345'],
  ['1234', '••••'],
])('of the account %s is shown %s', (account_number, shown) => {
  const form = { kind: 'bank', holder: 'Noor Valdez', country: 'US', currency: 'USD' } as const;
  expect(maskPayout({ ...form, fields: { account_number } })).toBe(shown);
});
