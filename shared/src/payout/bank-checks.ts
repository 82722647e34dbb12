import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import type { BankField } from '../contract/payment-options.ts';
import { hasIban, ibanCountry } from './bank-fields.ts';
import { type Check, checkFilled, checkName } from './problem.ts';

/** Digits that each number has. */
const LENGTHS: Readonly<Partial<Record<BankField, number>>> = {
  routing_number: 9,
  institution_number: 3,
  transit_number: 5,
  sort_code: 6,
  bsb: 6,
  clabe: 18,
};
/** Account numbers whose length a country fixes. */
const ACCOUNT_LENGTHS: Readonly<Record<string, number>> = { GB: 8, NG: 10 };

/** As numbers are kept: without the signs that people read them by, and what a copy has brought along unseen. */
export function plainNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^\s*IBAN:?|[\s\p{Cf}\p{Pd}./]/gu, '');
}

/** What is wrong with one field of a bank account in this country. */
export function checkBankField(field: BankField, text: string, country: string): Check {
  const value = plainNumber(text);
  // The BIC of an IBAN is known to the bank; it helps and is not needed.
  if (field === 'bic' && value === '' && hasIban(country)) return undefined;
  const missing = checkFilled(value);
  if (missing) return missing;
  switch (field) {
    case 'iban':
      return checkIban(value, country);
    case 'bic':
      return checkBic(value, country);
    case 'ifsc':
      return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value) ? undefined : { key: 'notACode' };
    case 'bank_name':
      return checkName(text);
    case 'account_type':
      return undefined;
    case 'account_number':
      return checkAccount(value, country);
    default:
      return checkDigits(field, value);
  }
}

function checkIban(value: string, country: string): Check {
  const iban = electronicFormatIBAN(value) ?? '';
  if (!isValidIBAN(iban)) return { key: 'notAnIban' };
  return iban.startsWith(ibanCountry(country)) ? undefined : { key: 'otherCountry' };
}

function checkBic(value: string, country: string): Check {
  if (!isValidBIC(value)) return { key: 'notABic' };
  return [country, ibanCountry(country)].includes(value.slice(4, 6)) ? undefined : { key: 'otherCountry' };
}

function checkAccount(value: string, country: string): Check {
  const count = ACCOUNT_LENGTHS[country];
  if (count !== undefined) return /^\d+$/.test(value) && value.length === count ? undefined : { key: 'digits', count };
  return /^[A-Z0-9]{4,34}$/.test(value) ? undefined : { key: 'notACode' };
}

function checkDigits(field: BankField, value: string): Check {
  const count = LENGTHS[field] ?? 0;
  if (!/^\d+$/.test(value) || value.length !== count) return { key: 'digits', count };
  if (field === 'routing_number' && weightedSum(value, [3, 7, 1]) % 10 !== 0) return { key: 'checkDigits' };
  if (field === 'clabe' && !isClabe(value)) return { key: 'checkDigits' };
  return undefined;
}

/** The last digit makes the weighted sum of the others, digit by digit, a multiple of ten (Banco de México). */
function isClabe(value: string): boolean {
  const weights = [3, 7, 1];
  const sum = [...value.slice(0, 17)].reduce(
    (total, digit, index) => total + ((Number(digit) * (weights[index % 3] ?? 0)) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(value[17]);
}

function weightedSum(value: string, weights: readonly number[]): number {
  return [...value].reduce((sum, digit, index) => sum + Number(digit) * (weights[index % weights.length] ?? 0), 0);
}
