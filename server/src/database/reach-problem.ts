/** What a Postgres answers to a stranger: a wrong password, no such right, no such database, none free, starting up. */
const REFUSALS: readonly unknown[] = ['28000', '28P01', '3D000', '53300', '57P03'];
const ON_THE_WAY: readonly unknown[] = ['connect', 'getaddrinfo'];
/** The driver's own words have no code. */
const GIVEN_UP = /timeout exceeded when trying to connect|Connection terminated due to connection timeout/;

/** A refused connection has one error for each address and no message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

function isReachProblem(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isReachProblem);
  if (!(error instanceof Error)) return false;
  if ('code' in error && REFUSALS.includes(error.code)) return true;
  return ('syscall' in error && ON_THE_WAY.includes(error.syscall)) || GIVEN_UP.test(error.message);
}

/** Why no connection could be made; undefined for every other error. */
export const reachProblem = (error: unknown): string | undefined =>
  isReachProblem(error) ? reasonOf(error) : undefined;
