import {
  EFFECTIVE_AHEAD_DAYS_MAX,
  FREE_CHAPTERS_MIN,
  PRICE_COINS_MAX,
  PRICE_COINS_MIN,
} from '../application-options.ts';
import type { PayToReadForm } from '../calls/application-form.ts';
import { onlyProblems } from '../only-problems.ts';
import { checkNumber, dayNumber } from './checks.ts';
import type { ApplicationFacts, ApplicationProblems, Check } from './problem.ts';

/**
 * Chapters that readers read for nothing so far may become paid: from the effective date, which is tomorrow at the
 * earliest. What has to stay free are the first `FREE_CHAPTERS_MIN`.
 */
export function findPayToReadProblems(form: PayToReadForm, facts: ApplicationFacts): ApplicationProblems {
  return onlyProblems({
    first_paid_position: checkFirstPaid(form.first_paid_position, facts.lastPosition),
    price_coins: checkNumber(form.price_coins, PRICE_COINS_MIN, PRICE_COINS_MAX),
    effective_date: checkEffectiveDate(form.effective_date, facts.today),
    update_pledge: form.update_pledge === null ? 'required' : undefined,
    agreed: form.agreed ? undefined : 'notAgreed',
  });
}

function checkFirstPaid(position: number | null, lastPosition: number): Check {
  if (position === null) return 'required';
  if (position <= FREE_CHAPTERS_MIN) return 'tooFewFree';
  return position > lastPosition ? 'notPublished' : undefined;
}

function checkEffectiveDate(date: string, today: string): Check {
  if (date === '') return 'required';
  const day = dayNumber(date);
  if (day === undefined) return 'notADate';
  const ahead = day - (dayNumber(today) ?? 0);
  if (ahead < 1) return 'dateTooSoon';
  return ahead > EFFECTIVE_AHEAD_DAYS_MAX ? 'dateTooLate' : undefined;
}
