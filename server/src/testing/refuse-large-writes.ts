import { STEP } from '../database/delete-in-steps.ts';
import type { TestDatabase } from './test-database.ts';

/** From now on the database refuses a statement that deletes or updates more of a table than one has the time for. */
export async function refuseLargeWrites(
  { pool }: Pick<TestDatabase, 'pool'>,
  write: 'delete' | 'update',
  table: string,
): Promise<void> {
  await pool.query(`create function few_${write}_${table}() returns trigger language plpgsql as
    'begin if (select count(*) from old_rows) > ${STEP} then raise exception $x$too many$x$; end if; return null; end';
    create trigger few_${write} after ${write} on ${table} referencing old table as old_rows
      for each statement execute function few_${write}_${table}()`);
}
