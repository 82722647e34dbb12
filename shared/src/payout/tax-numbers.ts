import { plainNumber } from './bank-checks.ts';
import { byCountry } from './by-country.ts';
import type { Check } from './problem.ts';

/** Digits of the tax number of people, for countries where it is a plain number of fixed length. */
const DIGITS = byCountry({
  9: 'AT CA GR IL NL PT',
  10: 'DK HU ZA',
  11: 'BE DE NO',
  12: 'JP',
  13: 'KR TH',
});
/** Where it has letters too, or several lengths. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  AU: /^\d{8,9}$/,
  CN: /^\d{17}[0-9X]$/,
  ES: /^(\d{8}|[XYZ]\d{7}|[KLM]\d{7})[A-Z]$/,
  FR: /^[0-3]\d{12}$/,
  GB: /^(\d{10}|[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D])$/,
  // The number of 15 digits gave way to the identity number in 2024.
  ID: /^\d{15,16}$/,
  IN: /^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/,
  // Where two people would have the same code, letters stand for digits (omocodia).
  IT: /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/,
  MX: /^[A-ZÑ&]{4}\d{6}[A-Z0-9]{3}$/,
  IE: /^\d{7}[A-W][A-IW]?$/,
  // Joint Tax Board 10, identity number 11, revenue service 8 and 4, tax ID since 2026 13.
  NG: /^\d{10,13}$/,
  PH: /^\d{9}(\d{3}|\d{5})?$/,
  // PESEL, or NIP of who is in business.
  PL: /^\d{10,11}$/,
  SE: /^(\d{2})?\d{10}$/,
  // Citizens 11, foreigners 10.
  TR: /^\d{10,11}$/,
};

/** The tax number of a person in their own country (ISO 3166-1 alpha-2). */
export function checkForeignTin(text: string, country: string): Check {
  const value = plainNumber(text);
  const shape = SHAPES[country];
  if (shape) return shape.test(value) ? undefined : { key: 'notATaxNumber' };
  const count = DIGITS.get(country);
  if (count !== undefined) return /^\d+$/.test(value) && value.length === count ? undefined : { key: 'digits', count };
  return /^[\p{Letter}\p{Number}]{4,25}$/u.test(value) ? undefined : { key: 'notATaxNumber' };
}

/** SSN or ITIN: never 000, 666 or 900 to 999 in front, but for ITINs, which begin with 9 (IRS Publication 1915). */
export function checkSsn(text: string): Check {
  const value = plainNumber(text);
  if (!/^\d{9}$/.test(value)) return { key: 'digits', count: 9 };
  const isItin = /^9\d{2}(5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\d{4}$/.test(value);
  const isSsn = /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(value);
  return isItin || isSsn ? undefined : { key: 'notATaxNumber' };
}

/** The first two digits name the campus that has given it; these were never given. */
const NO_EIN_PREFIX = /^(0[0789]|1[789]|2[89]|49|69|7[089]|89|9[67])/;

export function checkEin(text: string): Check {
  const value = plainNumber(text);
  if (!/^\d{9}$/.test(value)) return { key: 'digits', count: 9 };
  return NO_EIN_PREFIX.test(value) ? { key: 'notATaxNumber' } : undefined;
}
