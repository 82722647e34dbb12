import type { Pool } from 'pg';
import { readSchemaState } from '../database/schema-state.ts';
import { ConfigError } from './config-error.ts';

/**
 * In production the schema is brought up to date by a step of its own, before new servers start. An older schema is
 * refused; a newer one is what a server sees while its successors start beside it, and migrations leave it working.
 *
 * @throws {ConfigError}
 */
export async function requireSchema(
  pool: Pool,
  migrationsFolder: string,
  warn: (message: string) => void,
): Promise<void> {
  const { known, applied } = await readSchemaState(pool, migrationsFolder);
  const steps = Math.abs(known - applied);
  if (applied < known) {
    throw new ConfigError(
      `The database is ${steps} migration(s) behind this server. Run once, before the servers start:\n  node server/dist/main.js migrate`,
    );
  }
  if (applied > known)
    warn(`The database is ${steps} migration(s) ahead of this server: a newer one has been started.`);
}
