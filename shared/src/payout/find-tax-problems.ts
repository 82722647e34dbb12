import type { TaxAddress, TaxForm, W8benForm, W9Form } from '../contract/calls/payment.ts';
import { onlyProblems } from '../contract/only-problems.ts';
import { isTypedAs } from '../contract/same-text.ts';
import { w8benCertifications, w9Certifications } from './certifications.ts';
import { checkCountry } from './find-payout-problems.ts';
import { type Check, checkFilled, checkName, type PaymentProblems } from './problem.ts';
import { checkEin, checkForeignTin, checkSsn } from './tax-numbers.ts';
import { checkTreaty } from './treaty.ts';

/** What a form is measured against. */
export interface TaxFacts {
  /** ISO date. */
  today: string;
  /** As typed under the form. */
  signature: string;
}

/**
 * What keeps a tax form from being handed in: a problem by the path of its field, empty when it is complete. Page and
 * server ask this one function.
 */
export function findTaxProblems(form: TaxForm, facts: TaxFacts): PaymentProblems {
  const found = form.kind === 'w-9' ? findW9Problems(form) : findW8benProblems(form, facts.today);
  return { ...found, ...onlyProblems({ signature: checkSignature(facts.signature, form.name) }) };
}

function findW9Problems(form: W9Form): PaymentProblems {
  const { country, region, postal_code } = form.address;
  return onlyProblems({
    name: checkName(form.name),
    classification: checkFilled(form.classification),
    llc_class: form.classification === 'llc' ? checkFilled(form.llc_class) : undefined,
    other_classification: form.classification === 'other' ? checkFilled(form.other_classification) : undefined,
    ...checkAddress('address', form.address),
    ...(country === 'US' && { 'address.region': checkFilled(region), 'address.postal_code': checkZip(postal_code) }),
    tin_type: checkFilled(form.tin_type),
    tin: checkFilled(form.tin) ?? (form.tin_type === 'ein' ? checkEin(form.tin) : checkSsn(form.tin)),
    certified: checkCertified(w9Certifications(form), form.certified),
  });
}

function findW8benProblems(form: W8benForm, today: string): PaymentProblems {
  const { residence, mailing, treaty } = form;
  return onlyProblems({
    name: checkName(form.name),
    citizenship: checkCountry(form.citizenship) ?? (form.citizenship === 'US' ? { key: 'usPerson' } : undefined),
    ...checkAddress('residence', residence),
    'residence.line1': checkStreet(residence.line1),
    'residence.country':
      checkCountry(residence.country) ?? (residence.country === 'US' ? { key: 'usPerson' } : undefined),
    ...(mailing ? checkAddress('mailing', mailing) : {}),
    us_tin: form.us_tin.trim() === '' ? undefined : checkSsn(form.us_tin),
    foreign_tin: checkOwnTin(form),
    birth_date: checkBirth(form.birth_date, today),
    ...(treaty ? checkTreaty(treaty, form) : {}),
    certified: checkCertified(w8benCertifications(form), form.certified),
  });
}

function checkCertified<C extends string>(needed: readonly C[], certified: readonly C[]): Check {
  return needed.every((item) => certified.includes(item)) ? undefined : { key: 'notCertified' };
}

function checkOwnTin({ foreign_tin, foreign_tin_not_required, residence }: W8benForm): Check {
  if (foreign_tin.trim() === '') return foreign_tin_not_required ? undefined : { key: 'required' };
  return checkForeignTin(foreign_tin, residence.country);
}

function checkAddress(path: string, address: TaxAddress): Record<string, Check> {
  return {
    [`${path}.line1`]: checkFilled(address.line1),
    [`${path}.city`]: checkFilled(address.city),
    [`${path}.country`]: checkCountry(address.country),
  };
}

/** Line 3 of the form takes no post-office box. */
function checkStreet(line: string): Check {
  return checkFilled(line) ?? (/\bp\.?\s*o\.?\s*box\b/i.test(line) ? { key: 'postOfficeBox' } : undefined);
}

function checkZip(code: string): Check {
  return checkFilled(code) ?? (/^\d{5}(-\d{4})?$/.test(code.trim()) ? undefined : { key: 'digits', count: 5 });
}

/** ISO dates compare as text. */
function checkBirth(day: string, today: string): Check {
  return checkFilled(day) ?? (day < '1900-01-01' || day >= today ? { key: 'notADate' } : undefined);
}

function checkSignature(signature: string, name: string): Check {
  return checkFilled(signature) ?? (isTypedAs(signature, name) ? undefined : { key: 'signatureDiffers' });
}
