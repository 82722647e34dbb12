/** What the application forms choose from and their limits. */
export const ID_TYPES = ['passport', 'national-id', 'driving-licence'] as const;
export type IdType = (typeof ID_TYPES)[number];
/** A passport has one page with a photo; the others have a back. */
export const ID_SIDES = ['front', 'back'] as const;
export type IdSide = (typeof ID_SIDES)[number];

/** `application`: what was sent. `contract`: what is or was to be signed. `termination`: how it ended. */
export const DOCUMENT_TYPES = [
  'application',
  'contract',
  'signed-contract',
  'pay-to-read',
  'completion',
  'termination',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export const SIGNERS = ['author', 'guardian', 'platform'] as const;
export type Signer = (typeof SIGNERS)[number];

export const CONTRACT_OFFERS = ['exclusive', 'non-exclusive'] as const;
export type ContractOffer = (typeof CONTRACT_OFFERS)[number];

/**
 * The terms of the two offers: the plain table on the page, the legal text and the PDF are made from them.
 * Shares in percent of net revenue, terms in years, quotas in published words a month.
 */
export const OFFER_TERMS: Readonly<
  Record<
    ContractOffer,
    { termYears: number; sharePercent: number; monthlyWords: number; noticeDays: number; elsewhere: boolean }
  >
> = {
  exclusive: { termYears: 5, sharePercent: 50, monthlyWords: 20_000, noticeDays: 90, elsewhere: false },
  'non-exclusive': { termYears: 2, sharePercent: 35, monthlyWords: 10_000, noticeDays: 30, elsewhere: true },
};
/** Version of the legal text; a change makes a new version and never touches what was signed. */
export const CONTRACT_TEXT_VERSION = '2026-11';

export const UPDATE_PACES = ['daily', 'five-a-week', 'three-a-week', 'weekly'] as const;
export type UpdatePace = (typeof UPDATE_PACES)[number];

export const CONTRACT_MIN_WORDS = 5_000;
export const OUTLINE_MIN = 300;
export const OUTLINE_MAX = 5_000;
export const PLANNED_WORDS_MIN = 20_000;
export const PLANNED_WORDS_MAX = 5_000_000;
export const OTHER_PLATFORMS_MAX = 10;
export const LEGAL_NAME_MAX = 100;
export const ADDRESS_LINE_MAX = 150;
export const POSTAL_CODE_MAX = 20;
export const PLATFORM_NAME_MAX = 100;
export const ID_NUMBER_MIN = 4;
export const ID_NUMBER_MAX = 40;
export const ID_IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Years: below it a guardian signs too. */
export const ADULT_AGE = 18;
/** Years: nobody younger can apply, with a guardian either. */
export const CONTRACT_MIN_AGE = 13;
export const SIGNATURE_MAX = 210;

/** Days within which the platform means to act, by the status that waits for it. */
export const REVIEW_DAYS = 7;
export const PREPARE_DAYS = 3;
/** An issued contract that nobody signs lapses after this. */
export const OFFER_VALID_DAYS = 30;
/** Days before the end of a contract's term that its author is written to. */
export const TERM_LETTER_DAYS = 30;
/** Days after the end of an application until its personal data and ID images are deleted. */
export const PERSON_KEPT_DAYS = 90;

/** Chapters that stay free to read, at least. */
export const FREE_CHAPTERS_MIN = 10;
export const PRICE_RULES = ['per-chapter', 'per-thousand-words'] as const;
export type PriceRule = (typeof PRICE_RULES)[number];
/** Prices are in coins; readers buy coins in the apps. */
export const PRICE_COINS_MIN = 1;
export const PRICE_COINS_MAX = 100;
export const EFFECTIVE_AHEAD_DAYS_MAX = 180;

/** The words of the specification (point 8). */
export const APPLICATION_SUBMITTED = 'Application submitted.';
export const COMPLETION_WARNING =
  'You are submitting an application for completion. Once you confirm, the story cannot be edited or updated. The current word count will be considered as the total word count and will be used as the basis for the Completion Bonus.';
