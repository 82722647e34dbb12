import type { Pool } from 'pg';

/** How many connections to the test's database wait for a lock: `until` they do, both sides of a race are there. */
export async function countWaiting(pool: Pick<Pool, 'query'>): Promise<number> {
  const found = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await pool.query(found)).rowCount ?? 0;
}
