import type { Database } from '../database/connect.ts';
import { AppError } from './handler.ts';

/** A transaction for calls that have none: like that of a write, it keeps what came before an `AppError` with `commit`. */
export async function commitRefusals<T>(db: Database, run: (tx: Database) => Promise<T>): Promise<T> {
  const outcome = await db.transaction((tx) => run(tx).catch(refusalToCommit));
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/** An error that keeps what was written is an answer; any other one is thrown, which rolls the transaction back. */
export function refusalToCommit(error: unknown): AppError {
  if (error instanceof AppError && error.commit) return error;
  throw error;
}
