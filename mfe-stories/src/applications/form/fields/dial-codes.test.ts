import { COUNTRY_CODES } from '@myfiction/shared/contract/countries.ts';
import { dialCode, toE164 } from './dial-codes.ts';

it.each([
  ['0803 123 4567', 'NG', '+2348031234567'],
  ['+44 (0)20 7946-0000', 'NG', '+442079460000'],
  ['0044 20 7946 0000', 'US', '+442079460000'],
  ['(212) 555-0100', 'US', '+12125550100'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['07 07 12 34 56', 'CI', '+2250707123456'],
  ['01 23 45 67', 'BF', '+22601234567'],
  ['06 612 3456', 'CG', '+242066123456'],
  ['01 95 12 34 56', 'BJ', '+2290195123456'],
  ['1 (212) 555-0100', 'US', '+12125550100'],
  ['8 (912) 345-67-89', 'RU', '+79123456789'],
  ['812 345-67-89', 'RU', '+78123456789'],
  ['06 20 123 4567', 'HU', '+36201234567'],
  ['8 029 123-45-67', 'BY', '+375291234567'],
  ['029 123-45-67', 'BY', '+375291234567'],
  ['0803 123 4567', '', '08031234567'],
  ['call me', 'NG', 'callme'],
  ['', 'NG', ''],
])('%s in %s is %s', (typed, country, number) => expect(toE164(typed, country)).toBe(number));

it('knows the code of every country that has telephones', () => {
  const without = COUNTRY_CODES.filter((code) => dialCode(code) === undefined);
  expect(without).toEqual(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM']);
});
