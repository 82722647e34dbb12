import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { DatabaseUnavailableError } from './find-binaries.ts';
import { DATABASE_USER } from './init-cluster.ts';
import { databaseUrl, type Listening } from './settings.ts';

/** Name of the application's database in the cluster. */
export const DATABASE_NAME = 'studio';
const LOCK = 20_260_301;
const LOCK_TRIES = 40;
const LOCK_RETRY_MS = 50;

/** One open connection that marks the database as used by this process, and notices when the database goes away. */
export interface Guard {
  release(): Promise<void>;
}

/**
 * Takes the data folder for this process. The lock lives and dies with the connection, so a killed server leaves none,
 * while a second live one is refused instead of stopping the first one's database when it ends.
 */
export async function takeGuard(listening: Listening, password: string, onLost: () => void): Promise<Guard> {
  const client = new Client({
    connectionString: databaseUrl(listening, DATABASE_USER, password, 'postgres'),
    application_name: 'myfiction-supervisor',
    connectionTimeoutMillis: 10_000,
  });
  let released = false;
  client.on('error', () => {});
  client.on('end', () => {
    if (!released) onLost();
  });
  await client.connect();
  const release = async (): Promise<void> => {
    released = true;
    await client.end();
  };
  try {
    await lock(client);
    await ensureDatabase(client);
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}

async function lock(client: Client): Promise<void> {
  for (let attempt = 0; attempt < LOCK_TRIES; attempt++) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK]);
    if (rows[0]?.taken) return;
    await delay(LOCK_RETRY_MS);
  }
  throw new DatabaseUnavailableError(
    'Another studio is already running on this data folder. Stop it, or give this one its own: DATA_DIR=/path/to/another',
  );
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME]);
  if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`);
}
