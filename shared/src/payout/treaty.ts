import { WITHHOLDING_WITHOUT_FORM_PERCENT } from '../contract/billing.ts';
import type { W8benForm, W9Form } from '../contract/calls/payment.ts';
import { BACKUP_WITHHOLDING_PERCENT } from '../contract/payment-options.ts';
import { byCountry } from './by-country.ts';
import { type Check, checkFilled } from './problem.ts';

type Treaty = NonNullable<W8benForm['treaty']>;

/**
 * Countries by the percent withheld on copyright royalties under their income tax treaties with the United States (IRS,
 * "Tax Rates on Income Other Than Personal Service Income", table 1, income code 12). A country that is not here has no
 * treaty rate: 30 %. The desk confirms the rate of each form.
 */
const TREATY_PERCENT = byCountry({
  0: 'AM AT AZ BE CA CH CY CZ DE DK ES FI FR GB GE GR IE IS IT JP KG LU MD NL NO PK SE SK TJ TM UZ ZA',
  5: 'AU BB BG NZ SI TH',
  10: 'BD CL CN EE ID IL JM KR KZ LK LT LV MA MT MX PL PT RO TR UA VE',
  15: 'EG IN PH TN',
});

/** Percent on royalties under the treaty with this country; undefined where there is none. */
export function treatyPercent(country: string): number | undefined {
  return TREATY_PERCENT.get(country);
}

/** A claim needs a treaty with the country of residence, its rate or more, and a tax number (form W-8BEN, part II). */
export function checkTreaty(treaty: Treaty, form: W8benForm): Record<string, Check> {
  return {
    'treaty.country': checkFilled(treaty.country) ?? checkTreatyCountry(treaty.country, form.residence.country),
    'treaty.article': checkFilled(treaty.article),
    'treaty.rate_percent': checkRate(treaty),
    ...(form.us_tin.trim() === '' && form.foreign_tin.trim() === '' && { foreign_tin: { key: 'treatyNeedsNumber' } }),
  };
}

function checkTreatyCountry(country: string, residence: string): Check {
  if (country !== residence) return { key: 'treatyCountry' };
  return treatyPercent(country) === undefined ? { key: 'noTreaty' } : undefined;
}

function checkRate({ country, rate_percent }: Treaty): Check {
  if (rate_percent === null) return { key: 'required' };
  return rate_percent < (treatyPercent(country) ?? 0) ? { key: 'treatyRate' } : undefined;
}

/** What a form asks to be withheld: nothing of US persons, the claimed rate of others, else the law's. */
export function claimedPercent(form: Pick<W9Form, 'kind' | 'backup_withholding'> | W8benForm): number {
  if (form.kind === 'w-9') return form.backup_withholding ? BACKUP_WITHHOLDING_PERCENT : 0;
  return form.treaty?.rate_percent ?? WITHHOLDING_WITHOUT_FORM_PERCENT;
}
