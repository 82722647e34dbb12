import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';

/** Postgres takes at most 65,535 parameters in a statement. */
const ROWS_AT_A_TIME = 400;

export async function insertRows<T extends PgTable>(
  tx: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_A_TIME) {
    await tx.insert(table).values(rows.slice(start, start + ROWS_AT_A_TIME));
  }
}
