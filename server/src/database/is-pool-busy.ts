/** The pool's own words: every connection was taken for as long as a query waits for one. */
const GIVEN_UP = 'timeout exceeded when trying to connect';

/** True where no connection came free in time; nothing of the query was sent. Not where the database cannot be reached. */
export function isPoolBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === GIVEN_UP || isPoolBusy(error.cause);
}
