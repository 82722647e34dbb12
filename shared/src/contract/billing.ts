/** Specification, point 4: word for word. */
export const BILL_STATUS_LABELS = {
  1: 'Pending Payment',
  2: 'Pending Withdrawal',
  3: 'Withdrawn',
  4: 'Payment failed',
} as const;
export const BILL_STATUSES = [1, 2, 3, 4] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];

/** What readers pay for: the store keeps its fee of it and the platform its share. */
export const READING_KINDS = ['unlock', 'subscription', 'ads', 'gift'] as const;
/** What the platform pays by itself, undivided. */
export const BONUS_KINDS = ['bonus', 'completion-bonus'] as const;
/** What is reported of an author's earnings. */
export const REVENUE_KINDS = [...READING_KINDS, ...BONUS_KINDS, 'adjustment'] as const;
export type RevenueKind = (typeof REVENUE_KINDS)[number];
/**
 * What lies between the earnings of a month and what the author receives, in this order. `tax-correction` gives back
 * what was withheld of an earlier month of the same year while there was no valid tax form.
 */
export const DEDUCTION_KINDS = ['store-fee', 'platform-share', 'tax', 'tax-correction'] as const;
export type DeductionKind = (typeof DEDUCTION_KINDS)[number];
/**
 * Kinds of a bill's lines. `adjustment` is a correction: also what belongs to a month that was closed already.
 * `carried-over`: refunds that were more than the month's earnings go into the next month.
 */
export const BILL_LINE_KINDS = [...REVENUE_KINDS, 'carried-over', ...DEDUCTION_KINDS] as const;
export type BillLineKind = (typeof BILL_LINE_KINDS)[number];

/** Of what readers paid, in millionths: 15 %. */
export const STORE_FEE_MICROS = 150_000;
/** Of what the store passes on for a story without a signed contract, in millionths: 30 %. A contract names its own share. */
export const PLATFORM_SHARE_MICROS = 300_000;
/** Withheld by law where there is no valid tax form. */
export const WITHHOLDING_WITHOUT_FORM_PERCENT = 30;

/** Months of bills begin and end at midnight here, for every author. */
export const SETTLEMENT_ZONE = 'America/New_York';
/** The payday of a month: this day of the month after the next. */
export const PAYDAY = 15;
/** Stores report late: a month closes by itself this many days after its end. */
export const CLOSES_AFTER_DAYS = 2;

/** Why a bill is not paid, in the order in which an author clears it. */
export const BILL_BLOCKERS = [
  'account-blocked',
  'tax-missing',
  'tax-checking',
  'tax-rejected',
  'no-method',
  'method-locked',
  'below-minimum',
] as const;
export type BillBlocker = (typeof BILL_BLOCKERS)[number];

export const BILL_EXPORT_FORMATS = ['pdf', 'csv'] as const;
export type BillExportFormat = (typeof BILL_EXPORT_FORMATS)[number];

export const PAYOUT_KINDS = ['bank', 'paypal', 'payoneer'] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];
export const TAX_FORM_KINDS = ['w-9', 'w-8ben'] as const;
export const TAX_FORM_STATES = ['checking', 'valid', 'rejected'] as const;
export type TaxState = 'missing' | (typeof TAX_FORM_STATES)[number];

/** Currency of all bonuses. */
export const BONUS_CURRENCY = 'USD';
/** What an author under contract receives beside a share, in cents. */
export const AUTHOR_BONUSES = {
  /** Once, when the contract of a story is signed. */
  signing: { amountMinor: 200_00 },
  /** For a month with this many published words. */
  writing: { words: 50_000, amountMinor: 150_00 },
  /** For a month with chapters on this many days. */
  steady: { days: 26, amountMinor: 100_00 },
} as const;
/** What the completion of a story pays, by its published words: the last tier that it reaches. */
export const COMPLETION_BONUS_TIERS = [
  { fromWords: 50_000, amountMinor: 100_00 },
  { fromWords: 100_000, amountMinor: 200_00 },
  { fromWords: 200_000, amountMinor: 300_00 },
  { fromWords: 400_000, amountMinor: 500_00 },
] as const;

/** Cents for the completion of a story of this many words, 0 below the first tier. */
export function completionBonusMinor(words: number): number {
  return COMPLETION_BONUS_TIERS.findLast(({ fromWords }) => words >= fromWords)?.amountMinor ?? 0;
}
