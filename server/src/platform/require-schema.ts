import type { Pool } from 'pg';
import { readSchemaState } from '../database/schema-state.ts';
import { ConfigError } from './config-error.ts';

/**
 * In production the schema is brought up to date by a step of its own, before new servers start: an older one is
 * refused.
 *
 * @throws {ConfigError}
 */
export async function requireSchema(pool: Pool, migrationsFolder: string): Promise<void> {
  const { missing } = await readSchemaState(pool, migrationsFolder);
  if (missing === 0) return;
  throw new ConfigError(
    `The database is ${missing} migration(s) behind this server. Run once, before the servers start:\n  node server/dist/main.js migrate`,
  );
}

/**
 * A newer schema is what a server sees while its successors start beside it, and after a way back: it works, and says
 * what it does not know.
 */
export async function tellNewerSchema(
  pool: Pool,
  migrationsFolder: string,
  warn: (message: string) => void,
): Promise<void> {
  const { unknown } = await readSchemaState(pool, migrationsFolder);
  if (unknown.length === 0) return;
  warn(
    `The database is ahead of this server by ${unknown.length} migration(s) of a newer version: ${unknown.join(', ')}. Only the version just before that one is sure to work with it.`,
  );
}
