import { CURRENCIES, type Currency, MICROS } from '@myfiction/shared/contract/money.ts';
import { formatMoney, formatNumber } from '@myfiction/shared/host.ts';

/** A rate can be this much finer than an amount. */
const RATE_DIGITS = 6;

/** @example writeMoney(-148620, 'USD') // '−$1,486.20' */
export function writeMoney(amountMinor: number, currency: Currency): string {
  return withMinus(formatMoney(amountMinor, currency));
}

/** In a column or a large size, where there may be room for the number alone: its currency may go to the next line. */
export function writeFigure(amountMinor: number, currency: Currency): string {
  return writeMoney(amountMinor, currency).replaceAll('\u00A0', ' ');
}

/** @example writeRate(1_800_000, 'USD') // '$0.018' */
export function writeRate(rateMicros: number, currency: Currency): string {
  const { digits } = CURRENCIES[currency];
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits + RATE_DIGITS };
  return formatNumber(rateMicros / MICROS / 10 ** digits, { style: 'currency', currency, ...options });
}

/** @example writePercent(150_000) // '15%' */
export function writePercent(rateMicros: number): string {
  return formatNumber(rateMicros / MICROS, { style: 'percent', maximumFractionDigits: 2 });
}

export function writeUnits(units: number): string {
  return withMinus(formatNumber(units));
}

/** The sign of the trade, as wide as a plus. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}
