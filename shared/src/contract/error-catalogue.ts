import { ACCOUNT_ERRORS } from './errors/account.ts';
import { ACTIVITY_ERRORS } from './errors/activities.ts';
import { APPLICATION_ERRORS } from './errors/applications.ts';
import { BILLING_ERRORS } from './errors/billing.ts';
import type { CatalogueEntry } from './errors/catalogue-entry.ts';
import { COMMENT_ERRORS } from './errors/comments.ts';
import { INBOX_ERRORS } from './errors/inbox.ts';
import { REQUEST_ERRORS } from './errors/request.ts';
import { SPECIFICATION_ERRORS } from './errors/specification.ts';
import { STORY_ERRORS } from './errors/stories.ts';

/**
 * The one table of answer codes: the specification's (point 8) and the platform's own, which start at 400000.
 * `message` is what the author reads; where it is absent the server's `msg` is shown.
 */
export const ERROR_CATALOGUE = [
  ...SPECIFICATION_ERRORS,
  ...REQUEST_ERRORS,
  ...ACCOUNT_ERRORS,
  ...STORY_ERRORS,
  ...APPLICATION_ERRORS,
  ...INBOX_ERRORS,
  ...COMMENT_ERRORS,
  ...BILLING_ERRORS,
  ...ACTIVITY_ERRORS,
] as const satisfies readonly CatalogueEntry[];

export type ErrorName = (typeof ERROR_CATALOGUE)[number]['name'];

const byCode = new Map<number, CatalogueEntry>(ERROR_CATALOGUE.map((entry) => [entry.code, entry]));
const byName = new Map<ErrorName, CatalogueEntry>(ERROR_CATALOGUE.map((entry) => [entry.name, entry]));

export function findErrorByCode(code: number): CatalogueEntry | undefined {
  return byCode.get(code);
}

const specified = new Set<number>(SPECIFICATION_ERRORS.map(({ code }) => code));

/** True for the platform's own codes; the specification says how all others are told. */
export function isOwnCode(code: number): boolean {
  return byCode.has(code) && !specified.has(code);
}

export function errorEntry(name: ErrorName): CatalogueEntry {
  const entry = byName.get(name);
  if (!entry) throw new Error(`The error catalogue has no entry ${name}.`);
  return entry;
}

/** Delay before a `to-my-stories` answer moves the author, in ms (specification, point 8). */
export const TO_MY_STORIES_DELAY_MS = 4_000;
