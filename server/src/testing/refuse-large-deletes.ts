import { STEP } from '../database/delete-in-steps.ts';
import type { TestDatabase } from './test-database.ts';

/** From now on the database refuses a statement that deletes more of a table than one has the time for. */
export async function refuseLargeDeletes({ pool }: Pick<TestDatabase, 'pool'>, table: string): Promise<void> {
  await pool.query(`create function few_${table}() returns trigger language plpgsql as
    'begin if (select count(*) from gone) > ${STEP} then raise exception $x$too many$x$; end if; return null; end';
    create trigger few after delete on ${table} referencing old table as gone
      for each statement execute function few_${table}()`);
}
