import {
  CONTRACT_MIN_WORDS,
  FREE_CHAPTERS_MIN,
  OFFER_TERMS,
  REVIEW_DAYS,
} from '@myfiction/shared/contract/application-options.ts';
import { AUTHOR_BONUSES, COMPLETION_BONUS_TIERS } from '@myfiction/shared/contract/billing.ts';

const dollars = (amountMinor: number): string => `$${amountMinor / 100}`;
const { signing, writing, steady } = AUTHOR_BONUSES;
const [lowest] = COMPLETION_BONUS_TIERS;

/** What a page of benefits may promise: the terms of the contract, so that a poster never says something else. */
export const CONTRACT_FIGURES = {
  /** Of the net income, of either contract. */
  shares: { exclusive: OFFER_TERMS.exclusive.sharePercent, open: OFFER_TERMS['non-exclusive'].sharePercent },
  firstPaidChapter: FREE_CHAPTERS_MIN + 1,
  minWords: CONTRACT_MIN_WORDS,
  reviewDays: REVIEW_DAYS,
  signing: dollars(signing.amountMinor),
  writing: { words: writing.words, amount: dollars(writing.amountMinor) },
  steady: { days: steady.days, amount: dollars(steady.amountMinor) },
  completion: {
    fromWords: lowest.fromWords,
    from: dollars(lowest.amountMinor),
    upTo: dollars(Math.max(...COMPLETION_BONUS_TIERS.map(({ amountMinor }) => amountMinor))),
  },
} as const;
