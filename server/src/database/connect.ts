import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';

/** The pool or a transaction on it: domain functions take either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface Connection {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Most connections at a time. */
  max?: number;
  /** Until a connection is given up; 5 s without it. */
  connectionTimeoutMillis?: number;
  /** Until a statement is given up; 15 s without it. */
  statementTimeoutMs?: number;
  /**
   * Until an answer is given up that the network keeps: longer than a statement may take. Without it one waits for as long
   * as the operating system does.
   */
  queryTimeoutMs?: number | undefined;
  /** Told of errors on idle connections, for example when the database goes away; the pool heals by itself. */
  onIdleError?: (error: Error) => void;
}

/** Opens a pool; nothing is connected until the first query. */
export function connect(databaseUrl: string, options: ConnectOptions = {}): Connection {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectionTimeoutMillis ?? 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    // Tells of a connection whose other end is gone without a word.
    keepAlive: true,
    ...(options.queryTimeoutMs !== undefined && { query_timeout: options.queryTimeoutMs }),
    application_name: 'myfiction-studio',
  });
  // Without listeners a connection's error would end the process: the pool hears of idle ones only. One that is lost
  // within a transaction needs no more than a listener: the transaction's next query fails by itself.
  pool.on('error', (error) => {
    // Closing does not wait for the database to hear of it: one that stops right after still tells.
    if (!pool.ending) options.onIdleError?.(error);
  });
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}
