import type { TestDatabase } from './test-database.ts';

type Databases = Pick<TestDatabase, 'pool'>;

/**
 * Runs `work` while the database refuses one row's change.
 *
 * @param event for example `update on bills`
 * @param which of the row, as a trigger says it: `new.uid = 7`
 */
export function whileRowBreaks(database: Databases, event: string, which: string, work: () => Promise<unknown>) {
  return whileTriggered(
    database,
    event,
    `before ${event} for each row when (${which})`,
    'raise exception $x$broken$x$',
    work,
  );
}

/**
 * Runs `work` while the database ends the connection that does what is named, for example `update on chapters`: what a
 * crash of the server in between looks like.
 */
export function whileConnectionsDie(database: Databases, event: string, work: () => Promise<unknown>) {
  const die = 'perform pg_terminate_backend(pg_backend_pid()); return new';
  return whileTriggered(database, event, `after ${event} for each row`, die, work);
}

async function whileTriggered(
  { pool }: Databases,
  event: string,
  when: string,
  statements: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const table = event.split(' ').at(-1);
  await pool.query(`create or replace function break_change() returns trigger language plpgsql as
    'begin ${statements}; end';
    create trigger break_change ${when} execute function break_change()`);
  try {
    await work();
  } finally {
    await pool.query(`drop trigger break_change on ${table}`);
  }
}
