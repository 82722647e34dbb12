import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

/** Rows that one statement deletes: far fewer than it has the time for. */
export const STEP = 20_000;

/**
 * Deletes rows without end a step at a time: after a long stand-still there are more than one statement may delete, and
 * a purge that is given up would have still more to do the next time.
 *
 * @param which its columns need an index that leads to them
 * @param step fewer where much goes with each row
 */
export async function deleteInSteps(
  db: Database,
  table: PgTable,
  which: SQL | undefined,
  signal?: AbortSignal,
  step = STEP,
): Promise<void> {
  let deleted: number;
  do deleted = await deleteStep(db, table, which, step);
  while (deleted > 0 && !signal?.aborted);
}

/** One step of `deleteInSteps`; gives how many rows went. */
export async function deleteStep(db: Database, table: PgTable, which: SQL | undefined, step = STEP): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${which} limit ${step}))`,
  );
  return rowCount ?? 0;
}
