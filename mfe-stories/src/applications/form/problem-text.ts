import {
  ADDRESS_LINE_MAX,
  CONTRACT_MIN_AGE,
  EFFECTIVE_AHEAD_DAYS_MAX,
  FREE_CHAPTERS_MIN,
  ID_NUMBER_MAX,
  ID_NUMBER_MIN,
  LEGAL_NAME_MAX,
  OUTLINE_MAX,
  OUTLINE_MIN,
  PLANNED_WORDS_MAX,
  PLANNED_WORDS_MIN,
  PLATFORM_NAME_MAX,
  POSTAL_CODE_MAX,
  PRICE_COINS_MAX,
  PRICE_COINS_MIN,
} from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationProblem } from '@myfiction/shared/contract/application-problems/problem.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import type { ProblemText } from '../i18n/use-problem-text.ts';

interface Limits {
  min?: number;
  max?: number;
}

/** Of the last part of a field's path, or of the whole path. */
const LIMITS: Readonly<Record<string, Limits>> = {
  first_name: { max: LEGAL_NAME_MAX },
  last_name: { max: LEGAL_NAME_MAX },
  birth_date: { min: CONTRACT_MIN_AGE },
  line1: { max: ADDRESS_LINE_MAX },
  line2: { max: ADDRESS_LINE_MAX },
  city: { max: ADDRESS_LINE_MAX },
  region: { max: ADDRESS_LINE_MAX },
  postal_code: { max: POSTAL_CODE_MAX },
  id_number: { min: ID_NUMBER_MIN, max: ID_NUMBER_MAX },
  name: { max: PLATFORM_NAME_MAX },
  outline: { min: OUTLINE_MIN, max: OUTLINE_MAX },
  planned_words: { min: PLANNED_WORDS_MIN, max: PLANNED_WORDS_MAX },
  first_paid_position: { min: FREE_CHAPTERS_MIN },
  price_coins: { min: PRICE_COINS_MIN, max: PRICE_COINS_MAX },
  effective_date: { max: EFFECTIVE_AHEAD_DAYS_MAX },
};

/** Nothing to type into: one of a list. */
const CHOICES: ReadonlySet<string> = new Set([
  'citizenship',
  'country',
  'id_type',
  'update_pace',
  'offer',
  'first_paid_position',
  'update_pledge',
]);

/** The signature is no part of the form. */
export type FieldProblem = ApplicationProblem | 'signatureDiffers';
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** What stands under a field that is wrong. */
export function problemText(problem: FieldProblem, path: string, t: ProblemText): string {
  const name = path.split('.').at(-1) ?? '';
  if (problem === 'required' && CHOICES.has(name)) return t('required.choice');
  const { min = 0, max = 0 } = LIMITS[name] ?? {};
  return t(problem, { min: formatNumber(min), max: formatNumber(max) });
}
