import { join } from 'node:path';
import { type Connection, connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/supervisor/embedded-postgres.ts';
import type { ServerConfig } from './config.ts';
import { requireSchema, tellNewerSchema } from './require-schema.ts';

export interface OpenDatabase extends Connection {
  /** Connection string; stays the same while this process lives. */
  url: string;
  /** Undefined when `DATABASE_URL` names the database. */
  embedded: EmbeddedPostgres | undefined;
}

/** A statement is given up by the database itself some seconds before. */
const QUERY_TIMEOUT_MS = 20_000;

/** Where the SQL lies: a bundle does not carry it. */
export const MIGRATIONS = ['server', 'src', 'database', 'migrations'];

/**
 * Starts or reaches the database. One of its own, and any outside production, is brought up to date; a shared one in
 * production must be already. `warn` hears of what a newer version has changed. Closing closes the pool and stops what was started.
 */
export async function openDatabase(config: ServerConfig, warn: (message: string) => void): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, root } = config;
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ root, dataDir, warn });
  if (embedded?.movedTo) {
    warn(`The database lies in ${embedded.movedTo}: the data folder is closed to the user that the database runs as.`);
  }
  const url = databaseUrl ?? embedded?.url ?? '';
  const connection = connect(url, {
    max: config.databaseConnections,
    // One's own is not across a network, and its migrations may take longer.
    queryTimeoutMs: config.production && databaseUrl ? QUERY_TIMEOUT_MS : undefined,
    onIdleError: (error) => warn(`A database connection ended: ${error.message}`),
  });
  const close = async (): Promise<void> => {
    await connection.close();
    await embedded?.stop();
  };
  try {
    const migrations = join(root, ...MIGRATIONS);
    if (config.production && databaseUrl) await requireSchema(connection.pool, migrations);
    else await migrate(connection.pool, migrations);
    await tellNewerSchema(connection.pool, migrations, warn);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...connection, url, embedded, close };
}
