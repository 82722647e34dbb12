import { COUNTRY_CODES } from '../contract/countries.ts';
import { ACCOUNT_CURRENCIES } from '../contract/payment-options.ts';
import { accountCurrency } from './account-currency.ts';

test.each([
  ['ES', 'EUR'],
  ['BG', 'EUR'],
  ['KE', 'KES'],
  ['GB', 'GBP'],
  ['US', 'USD'],
  ['EC', 'USD'],
  ['', 'USD'],
])('an account in %j is in %s', (country, currency) => {
  expect(accountCurrency(country)).toBe(currency);
});

test('each currency is that of a country', () => {
  expect(
    ACCOUNT_CURRENCIES.filter((currency) => !COUNTRY_CODES.some((code) => accountCurrency(code) === currency)),
  ).toEqual([]);
});
