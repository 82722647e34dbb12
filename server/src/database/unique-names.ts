import type { ErrorName } from '@myfiction/shared/contract/error-catalogue.ts';
import { AppError } from '../platform/handler.ts';
import type { Database } from './connect.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Runs a write in a transaction of its own and turns the violation of a unique index into its answer: the database
 * decides, so that two writers at the same moment cannot both have the name.
 *
 * @example await withUniqueNames(db, { stories_title: 'storyNameTaken' }, (tx) => tx.insert(stories).values(row));
 */
export async function withUniqueNames<T>(
  db: Database,
  answers: Readonly<Record<string, ErrorName>>,
  write: (tx: Database) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(write);
  } catch (error) {
    const index = violatedUniqueIndex(error);
    const answer = index === undefined ? undefined : answers[index];
    throw answer ? new AppError(answer) : error;
  }
}

/** Name of the unique index that an error says was violated. drizzle keeps the driver's error as the cause. */
export function violatedUniqueIndex(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== UNIQUE_VIOLATION) return undefined;
  return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined;
}
