import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { writeMigrationNames } from './migration-names.ts';
import { LOCK_TIMEOUT, onceTablesAreFree } from './once-tables-are-free.ts';

/** Where the SQL files lie when the source runs as it is; a bundle is told the folder. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database up to the schema, wholly or not at all. Several servers may start at once: one migrates, the
 * others wait for it and find nothing left to do.
 *
 * @param tries how often tables that others hold are waited for
 * @throws {ConfigError} where they stay held
 */
export async function migrate(pool: Pool, migrationsFolder = MIGRATIONS_FOLDER, tries?: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
    // Not before: another one's migrations may take long.
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    await onceTablesAreFree(() => runMigrations(drizzle({ client }), { migrationsFolder }), tries);
    await writeMigrationNames(client, migrationsFolder);
  } finally {
    // Closed rather than returned: the lock and the settings end with the connection, whatever happened.
    client.release(true);
  }
}
