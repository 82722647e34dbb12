import type { TestDatabase } from './test-database.ts';

/**
 * Runs `work` while the database ends the connection that does what is named, for example `update on chapters`: what a
 * crash of the server in between looks like.
 */
export async function whileConnectionsDie(
  { pool }: Pick<TestDatabase, 'pool'>,
  event: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const table = event.split(' ').at(-1);
  await pool.query(`create or replace function die() returns trigger language plpgsql as
    'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
    create trigger die after ${event} for each row execute function die()`);
  try {
    await work();
  } finally {
    await pool.query(`drop trigger die on ${table}`);
  }
}
