import type { PayoutForm } from '../contract/calls/payment.ts';
import { isCountry } from '../contract/countries.ts';
import { onlyProblems } from '../contract/only-problems.ts';
import { isEmail } from '../contract/rules.ts';
import { checkBankField } from './bank-checks.ts';
import { bankFieldsOf } from './bank-fields.ts';
import { type Check, checkFilled, checkName, type PaymentProblems } from './problem.ts';

/**
 * What keeps a way of payment from being saved: a problem by the path of its field, empty when it is complete. Page and
 * server ask this one function.
 */
export function findPayoutProblems(form: PayoutForm): PaymentProblems {
  if (form.kind !== 'bank') return onlyProblems({ holder: checkName(form.holder), email: checkWallet(form.email) });
  const fields = bankFieldsOf(form.country).map((field): [string, Check] => [
    `fields.${field}`,
    checkBankField(field, form.fields[field] ?? '', form.country),
  ]);
  return onlyProblems({
    holder: checkName(form.holder),
    country: checkCountry(form.country),
    currency: checkFilled(form.currency),
    ...Object.fromEntries(fields),
  });
}

export function checkCountry(code: string): Check {
  return checkFilled(code) ?? (isCountry(code) ? undefined : { key: 'notACountry' });
}

function checkWallet(email: string): Check {
  return checkFilled(email) ?? (isEmail(email) ? undefined : { key: 'notAnEmail' });
}
