import { ACCOUNT_CURRENCIES } from '../contract/payment-options.ts';

/** Countries and territories that pay in euros. */
const EURO = 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA YT';

/** The currency that most accounts of a country (ISO 3166-1 alpha-2) are in, US dollars where it is not listed. */
export function accountCurrency(country: string): string {
  if (country === '') return 'USD';
  // ISO 4217 begins a currency with the code of its country.
  const code = EURO.includes(country) ? 'EU' : country;
  return ACCOUNT_CURRENCIES.find((currency) => currency.startsWith(code)) ?? 'USD';
}
