import type { TestDatabase } from './test-database.ts';

/**
 * Runs `work` while the database refuses one row's change.
 *
 * @param event for example `update on bills`
 * @param which of the row, as a trigger says it: `new.uid = 7`
 */
export async function whileRowBreaks(
  { pool }: Pick<TestDatabase, 'pool'>,
  event: string,
  which: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const table = event.split(' ').at(-1);
  await pool.query(`create or replace function break_row() returns trigger language plpgsql as
    'begin raise exception $x$broken$x$; end';
    create trigger break_row before ${event} for each row when (${which}) execute function break_row()`);
  try {
    await work();
  } finally {
    await pool.query(`drop trigger break_row on ${table}`);
  }
}
