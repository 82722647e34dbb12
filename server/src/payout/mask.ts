import type { PayoutForm, TaxAddress, TaxForm } from '@myfiction/shared/contract/calls/payment.ts';
import { plainNumber } from '@myfiction/shared/payout/bank-checks.ts';
import { bankFieldsOf } from '@myfiction/shared/payout/bank-fields.ts';

const DOTS = '•••';

/** What may be shown of a way of payment, never all of its number. @example 'n•••@example.com' '•••• 3000' */
export function maskPayout(form: PayoutForm): string {
  if (form.kind !== 'bank') {
    const at = form.email.indexOf('@');
    return `${form.email.slice(0, 1)}${DOTS}${form.email.slice(at)}`;
  }
  const { fields } = form;
  const number = plainNumber(fields.iban ?? fields.account_number ?? fields.clabe ?? '');
  return number.length > 4 ? `${DOTS}• ${number.slice(-4)}` : `${DOTS}•`;
}

/** The last four signs; nothing of a number that is no longer. */
export function maskNumber(number: string): string {
  const plain = plainNumber(number);
  return plain.length > 4 ? `${DOTS}${plain.slice(-4)}` : '';
}

/** What an open session may show of a tax form, so that correcting it does not begin with nothing. */
export function withoutSealed(form: TaxForm): TaxForm {
  if (form.kind === 'w-9') return { ...form, address: countryOnly(form.address), tin: '', certified: [] };
  const { residence, mailing } = form;
  return {
    ...form,
    residence: countryOnly(residence),
    mailing: mailing && countryOnly(mailing),
    ...{ us_tin: '', foreign_tin: '', reference: '', birth_date: '', certified: [] },
  };
}

function countryOnly({ country }: TaxAddress): TaxAddress {
  return { line1: '', line2: '', city: '', region: '', postal_code: '', country };
}

/** As it is kept: only what this country asks for, numbers without what they are read by. */
export function tidyPayout(form: PayoutForm): PayoutForm {
  if (form.kind !== 'bank') return { ...form, email: form.email.trim().toLowerCase() };
  const fields = bankFieldsOf(form.country).flatMap((field) => {
    const value = form.fields[field]?.trim() ?? '';
    if (value === '') return [];
    const isText = field === 'bank_name' || field === 'account_type';
    return [[field, isText ? value : plainNumber(value)] as const];
  });
  return { ...form, fields: Object.fromEntries(fields) };
}
