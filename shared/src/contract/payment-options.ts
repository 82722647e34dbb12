/** What payment and tax info choose from, and their limits. */

/** Days in which a changed way of payment pays nothing, in case a thief has entered it. */
export const PAYOUT_LOCK_DAYS = 5;
/** Days for which a replaced or removed way of payment is kept: a payment that was sent to it may still come back. */
export const PAYOUT_KEPT_DAYS = 90;
export const HOLDER_MAX = 150;

/** What a bank asks for; which of them depends on the country (`shared/src/payout/bank-fields.ts`). */
export const BANK_FIELDS = [
  'iban',
  'bic',
  'routing_number',
  'account_number',
  'account_type',
  'institution_number',
  'transit_number',
  'sort_code',
  'bsb',
  'ifsc',
  'clabe',
  'bank_name',
] as const;
export type BankField = (typeof BANK_FIELDS)[number];
/** ISO 4217: of accounts, whatever a bill is in. */
export const ACCOUNT_CURRENCIES: readonly string[] = (
  'USD EUR GBP AED ARS AUD BDT BHD BRL CAD CHF CLP CNY COP CZK DKK EGP GEL GHS HKD HUF IDR ILS INR JPY KES KRW ' +
  'KZT LKR MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN RON RSD SAR SEK SGD THB TRY TWD UAH VND ZAR'
).split(' ');
export const ACCOUNT_TYPES = ['checking', 'savings'] as const;

/** Form W-9 (Rev. March 2024), line 3a. */
export const W9_CLASSIFICATIONS = [
  'individual',
  'c-corporation',
  's-corporation',
  'partnership',
  'trust',
  'llc',
  'other',
] as const;
export const LLC_CLASSES = ['C', 'S', 'P'] as const;
export const TIN_TYPES = ['ssn', 'ein'] as const;
/** Form W-9, line 4. */
export const EXEMPT_PAYEE_CODES = Array.from({ length: 13 }, (_, index) => String(index + 1));
export const FATCA_CODES = 'ABCDEFGHIJKLM'.split('');

/** The certifications of Form W-8BEN (Rev. October 2021), part III, each ticked. */
export const W8BEN_CERTIFICATIONS = [
  'beneficial-owner',
  'not-us-person',
  'not-connected',
  'treaty-resident',
  'will-update',
] as const;
/** The certifications of Form W-9, part II. */
export const W9_CERTIFICATIONS = ['correct-tin', 'no-backup-withholding', 'us-person', 'fatca-correct'] as const;

/** Withheld of a US person who is subject to backup withholding (Internal Revenue Code, section 3406). */
export const BACKUP_WITHHOLDING_PERCENT = 24;

/** A W-8BEN counts until the last day of the third year after its signature (instructions of the form). */
export const W8BEN_VALID_YEARS = 3;
/** How many days before a tax form runs out its author is reminded. */
export const TAX_REMINDER_DAYS = 45;
