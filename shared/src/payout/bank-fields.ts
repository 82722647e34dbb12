import { countrySpecs } from 'ibantools';
import type { BankField } from '../contract/payment-options.ts';

/** Countries whose banks are reached without an IBAN, and what they ask for. */
const OWN_FIELDS: Readonly<Record<string, readonly BankField[]>> = {
  US: ['routing_number', 'account_number', 'account_type'],
  CA: ['institution_number', 'transit_number', 'account_number'],
  GB: ['sort_code', 'account_number'],
  AU: ['bsb', 'account_number'],
  IN: ['ifsc', 'account_number'],
  MX: ['clabe'],
  NG: ['bank_name', 'account_number'],
};
const BY_SWIFT: readonly BankField[] = ['bank_name', 'bic', 'account_number'];

/** What a bank in this country (ISO 3166-1 alpha-2) asks for, in the order of the form. */
export function bankFieldsOf(country: string): readonly BankField[] {
  if (country === '') return [];
  return OWN_FIELDS[country] ?? (hasIban(country) ? ['iban', 'bic'] : BY_SWIFT);
}

/** Territories whose banks give the IBANs of the country that they belong to (SWIFT, IBAN Registry). */
const IBANS_OF: ReadonlyMap<string, string> = new Map([
  ...'BL GF GP MF MQ NC PF PM RE TF WF YT'.split(' ').map((territory) => [territory, 'FR'] as const),
  ['AX', 'FI'],
  ['SJ', 'NO'],
]);

/** The country that the IBANs of a country's banks begin with. */
export function ibanCountry(country: string): string {
  return IBANS_OF.get(country) ?? country;
}

export function hasIban(country: string): boolean {
  return Boolean(countrySpecs[ibanCountry(country)]?.IBANRegistry);
}
