import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { writeMigrationNames } from './migration-names.ts';

/** Where the SQL files lie when the source runs as it is; a bundle is told the folder. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database up to the schema. Several servers may start at once: one migrates, the others wait for it and
 * find nothing left to do.
 */
export async function migrate(pool: Pool, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
    await runMigrations(drizzle({ client }), { migrationsFolder });
    await writeMigrationNames(client, migrationsFolder);
  } finally {
    // Closed rather than returned: the lock and the setting end with the connection, whatever happened.
    client.release(true);
  }
}
