import { join } from 'node:path';
import { type Connection, connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/supervisor/embedded-postgres.ts';
import type { ServerConfig } from './config.ts';

export interface OpenDatabase extends Connection {
  /** Undefined when `DATABASE_URL` names the database. */
  embedded: EmbeddedPostgres | undefined;
}

/** Where the SQL lies: a bundle does not carry it. */
const MIGRATIONS = ['server', 'src', 'database', 'migrations'];

/** Starts or reaches the database and brings it up to date. Closing closes the pool and stops what was started. */
export async function openDatabase(config: ServerConfig, warn: (message: string) => void): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, root } = config;
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ root, dataDir, warn });
  if (embedded?.movedTo) {
    warn(`The database lies in ${embedded.movedTo}: the data folder is closed to the user that the database runs as.`);
  }
  const connection = connect(databaseUrl ?? embedded?.url ?? '', {
    onIdleError: (error) => warn(`A database connection ended: ${error.message}`),
  });
  const close = async (): Promise<void> => {
    await connection.close();
    await embedded?.stop();
  };
  try {
    await migrate(connection.pool, join(root, ...MIGRATIONS));
  } catch (error) {
    await close();
    throw databaseUrl ? new Error(`DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error }) : error;
  }
  return { ...connection, embedded, close };
}

/** A refused connection has one error for each address and no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
