/** Currencies that stores report in, with the least that is paid out. Digits as ISO 4217 has them. */
export const CURRENCIES = {
  USD: { digits: 2, leastPayoutMinor: 50_00 },
  EUR: { digits: 2, leastPayoutMinor: 50_00 },
  GBP: { digits: 2, leastPayoutMinor: 50_00 },
  CAD: { digits: 2, leastPayoutMinor: 50_00 },
  AUD: { digits: 2, leastPayoutMinor: 50_00 },
  MXN: { digits: 2, leastPayoutMinor: 1_000_00 },
  BRL: { digits: 2, leastPayoutMinor: 250_00 },
  INR: { digits: 2, leastPayoutMinor: 4_000_00 },
  PHP: { digits: 2, leastPayoutMinor: 2_500_00 },
  JPY: { digits: 0, leastPayoutMinor: 7_500 },
  KRW: { digits: 0, leastPayoutMinor: 65_000 },
  BHD: { digits: 3, leastPayoutMinor: 20_000 },
} as const;

/** ISO 4217. */
export type Currency = keyof typeof CURRENCIES;

/** A millionth of a minor unit: what a rate is counted in, because one reader's ad is far less than a cent. */
export const MICROS = 1_000_000;

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCIES, code);
}

/**
 * An amount as a plain decimal number, for files that are read by programs.
 *
 * @example toDecimal(-148620, 'USD') // '-1486.20'
 */
export function toDecimal(amountMinor: number, currency: Currency): string {
  return pointAt(amountMinor, CURRENCIES[currency].digits);
}

/**
 * A rate as a plain decimal number of the currency's main unit, with as many digits as it has and no fewer than an
 * amount has.
 *
 * @example rateToDecimal(1_800_000, 'USD') // '0.018'
 */
export function rateToDecimal(rateMicros: number, currency: Currency): string {
  const { digits } = CURRENCIES[currency];
  const full = pointAt(rateMicros, digits + 6);
  const end = digits === 0 ? /\.?0{0,6}$/ : /0{0,6}$/;
  return full.replace(end, '');
}

function pointAt(whole: number, digits: number): string {
  const sign = whole < 0 ? '-' : '';
  const text = String(Math.abs(whole)).padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
