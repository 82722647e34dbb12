import { WITHHOLDING_WITHOUT_FORM_PERCENT } from '../contract/billing.ts';
import type { W8benForm, W9Form } from '../contract/calls/payment.ts';
import { BACKUP_WITHHOLDING_PERCENT, TREATY_ROYALTY_PERCENT } from '../contract/payment-options.ts';
import { type Check, checkFilled } from './problem.ts';

type Treaty = NonNullable<W8benForm['treaty']>;

/** Percent on royalties under the treaty with this country; undefined where there is none. */
export function treatyPercent(country: string): number | undefined {
  return TREATY_ROYALTY_PERCENT[country];
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
