import { reachProblem } from '../database/reach-problem.ts';
import { DatabaseUnavailableError } from '../database/supervisor/find-binaries.ts';
import { ObjectStoreError } from '../objects/object-store-error.ts';
import { ConfigError } from './config-error.ts';

const EXPECTED = [ConfigError, DatabaseUnavailableError, ObjectStoreError];

/** What a command line prints of an error: a line that says what to do, or else everything that is known of it. */
export function explainError(error: unknown): unknown {
  if (EXPECTED.some((kind) => error instanceof kind)) return error instanceof Error ? error.message : error;
  const problem = reachProblem(error);
  if (problem === undefined) return error;
  return `The database cannot be reached: ${problem}. Is it running, and is DATABASE_URL right?`;
}
