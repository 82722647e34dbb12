/**
 * The one table of answer codes: the specification's (point 8) and the platform's own, which start at 400000.
 * `message` is what the author reads; where it is absent the server's `msg` is shown.
 */
export type ErrorBehaviour =
  /** Warning toast. */
  | 'toast'
  /** Force the session-expired flow. */
  | 'session-expired'
  /** Warning toast, and outside /login and /login/email the session-expired flow. */
  | 'blocked'
  /** On configured hosts, send the author to /no-books. */
  | 'region'
  /** Warning toast, then /my-stories after 4 seconds. */
  | 'to-my-stories'
  /** The caller shows it (a conflict, for example): no toast. */
  | 'caller';

export interface CatalogueEntry {
  code: number;
  name: string;
  message?: string;
  behaviour: ErrorBehaviour;
  /** Name of the form field under which the same text stands. */
  field?: string;
}

export const ERROR_CATALOGUE = [
  { code: 101, name: 'sessionMissing', behaviour: 'session-expired' },
  { code: 103, name: 'sessionInvalid', behaviour: 'session-expired' },
  { code: 403, name: 'userBlocked', behaviour: 'blocked', message: 'The user has been blocked.' },
  { code: 500, name: 'serverError', behaviour: 'toast', message: 'Something went wrong, please try again.' },
  { code: 6200002, name: 'wrongCode', behaviour: 'toast', message: 'Incorrect verification code.', field: 'code' },
  {
    code: 6200003,
    name: 'unknownEmail',
    behaviour: 'toast',
    message: 'The email address has not been signed up with.',
    field: 'email',
  },
  { code: 6200005, name: 'wrongPassword', behaviour: 'toast', message: 'Incorrect password.', field: 'password' },
  {
    code: 6200006,
    name: 'emailTaken',
    behaviour: 'toast',
    message: 'The email address already exists.',
    field: 'email',
  },
  {
    code: 6200007,
    name: 'codeExpired',
    behaviour: 'toast',
    message: 'The verification code has expired.',
    field: 'code',
  },
  {
    code: 90099011,
    name: 'chapterNameTaken',
    behaviour: 'toast',
    message: 'Chapter name already exists.',
    field: 'title',
  },
  { code: 90099012, name: 'storyNameTaken', behaviour: 'toast', message: 'Story name already exists.', field: 'title' },
  {
    code: 6001001,
    name: 'inappropriateWords',
    behaviour: 'toast',
    message: 'There are inappropriate words in your comment. Please edit and repost it.',
    field: 'text',
  },
  { code: 104104, name: 'regionClosed', behaviour: 'region' },
  { code: 5009005, name: 'storyUnavailable', behaviour: 'to-my-stories' },

  {
    code: 400001,
    name: 'badSignature',
    behaviour: 'toast',
    message: 'This request could not be verified. Reload the page and try again.',
  },
  {
    code: 400002,
    name: 'clockSkew',
    behaviour: 'toast',
    message: 'The clock of this device is wrong. Set the date and time, then try again.',
  },
  { code: 400003, name: 'invalidRequest', behaviour: 'toast' },
  { code: 400004, name: 'tooLarge', behaviour: 'toast', message: 'This is too large to send.' },
  {
    code: 400005,
    name: 'tooManyRequests',
    behaviour: 'toast',
    message: 'Too many tries. Wait a little, then try again.',
  },
  { code: 400006, name: 'unknownCall', behaviour: 'toast' },
  {
    code: 400007,
    name: 'notFound',
    behaviour: 'toast',
    message: 'This is not here any more. It may have been moved or deleted.',
  },
  {
    code: 400008,
    name: 'invalidImage',
    behaviour: 'toast',
    message: 'This file is not a picture we can read. Use a JPG, PNG or WebP.',
    field: 'file',
  },
  {
    code: 400009,
    name: 'resendTooSoon',
    behaviour: 'toast',
    message: 'A code was sent a moment ago. Wait a minute before asking for another.',
    field: 'code',
  },
  { code: 400010, name: 'revisionConflict', behaviour: 'caller' },
  {
    code: 400011,
    name: 'storyCompleted',
    behaviour: 'toast',
    message: 'This work has been completed and you cannot add new chapters.',
  },
  {
    code: 400012,
    name: 'storySigned',
    behaviour: 'toast',
    message: 'The work has been signed. Please contact your editor to revise the story details.',
  },
  {
    code: 400013,
    name: 'chapterTooLong',
    behaviour: 'toast',
    message: 'A chapter can have at most 20,000 words to be published. Split it first.',
  },
  { code: 400014, name: 'chapterEmpty', behaviour: 'toast', message: 'There is no text to publish yet.' },
  {
    code: 400015,
    name: 'signInUnavailable',
    behaviour: 'toast',
    message: 'This way to sign in is not available here.',
  },
  {
    code: 400016,
    name: 'penNameTaken',
    behaviour: 'toast',
    message: 'Another author already uses this pen name.',
    field: 'uname',
  },
  {
    code: 400017,
    name: 'chapterUnnamed',
    behaviour: 'toast',
    message: 'Name the chapter before you publish it.',
    field: 'title',
  },
  {
    code: 400018,
    name: 'synopsisTooShort',
    behaviour: 'toast',
    message: 'Readers need a synopsis of at least 50 characters. Add it to the story details, then publish.',
    field: 'synopsis',
  },
  {
    code: 400019,
    name: 'chapterTrashed',
    behaviour: 'caller',
    message: 'This chapter is in the trash. Restore it to go on writing; your text is kept on this device.',
  },
  {
    code: 400020,
    name: 'scheduleTooSoon',
    behaviour: 'toast',
    message: 'Choose a time at least 5 minutes from now and within two years.',
    field: 'at',
  },
  {
    code: 400021,
    name: 'publishedOrder',
    behaviour: 'toast',
    message: 'Published chapters keep their order. Readers have read them so.',
  },
  {
    code: 400022,
    name: 'importIncomplete',
    behaviour: 'toast',
    message: 'A part of the import is missing. Nothing was added; start the import again.',
  },
  {
    code: 400023,
    name: 'chapterSigned',
    behaviour: 'toast',
    message: 'The work has been signed: your editor has to take down a published chapter.',
  },
  { code: 400030, name: 'chapterPublished', behaviour: 'toast', message: 'This chapter has been published already.' },
  {
    code: 400024,
    name: 'accountExists',
    behaviour: 'caller',
    message: 'There is an account with this email address already. Sign in to it once to link the two.',
  },
  {
    code: 400025,
    name: 'lastSignIn',
    behaviour: 'toast',
    message: 'This is your only way to sign in. Add another one first.',
  },
  {
    code: 400026,
    name: 'moneyOwed',
    behaviour: 'toast',
    message: 'There is money that has not been paid to you yet. Withdraw it first, then delete the account.',
  },
  {
    code: 400027,
    name: 'contractLive',
    behaviour: 'toast',
    message: 'A contract is running. Your editor has to end it before the account can be deleted.',
  },
  {
    code: 400028,
    name: 'providerTaken',
    behaviour: 'toast',
    message: 'This sign-in belongs to another account.',
  },
  {
    code: 400031,
    name: 'signInRefused',
    behaviour: 'caller',
    message: 'This sign-in could not be verified. Try it again.',
  },
  {
    code: 400029,
    name: 'commonPassword',
    behaviour: 'toast',
    message: 'This password is on lists that attackers try first. Choose another one.',
    field: 'password',
  },
] as const satisfies readonly CatalogueEntry[];

export type ErrorName = (typeof ERROR_CATALOGUE)[number]['name'];

const byCode = new Map<number, CatalogueEntry>(ERROR_CATALOGUE.map((entry) => [entry.code, entry]));
const byName = new Map<ErrorName, CatalogueEntry>(ERROR_CATALOGUE.map((entry) => [entry.name, entry]));

export function findErrorByCode(code: number): CatalogueEntry | undefined {
  return byCode.get(code);
}

export function errorEntry(name: ErrorName): CatalogueEntry {
  const entry = byName.get(name);
  if (!entry) throw new Error(`The error catalogue has no entry ${name}.`);
  return entry;
}

/** Client-side only: no answer arrived at all. */
export const NETWORK_FAILURE_MESSAGE = 'Network connection error. Please check your network settings and try again.';
/** Delay before a `to-my-stories` answer moves the author, in ms (specification, point 8). */
export const TO_MY_STORIES_DELAY_MS = 4_000;
