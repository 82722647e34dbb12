import { hasCode } from './has-code.ts';

/** The pool's own words: every connection was taken for as long as a query waits for one. */
const GIVEN_UP = 'timeout exceeded when trying to connect';
/** Postgres has as many connections as it may have. */
const ALL_TAKEN = '53300';

/** True where Postgres takes no more connections, be it for the other servers' sake. */
export function isDatabaseFull(error: unknown): boolean {
  return hasCode(error, [ALL_TAKEN]);
}

/** True where no connection came free in time; nothing of the query was sent. Not where the database cannot be reached. */
export function isPoolBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === GIVEN_UP || isDatabaseFull(error) || isPoolBusy(error.cause);
}
