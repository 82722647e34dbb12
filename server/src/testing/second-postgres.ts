import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { makeDatabaseFolder } from '@myfiction/shared/testing/database-folder.ts';
import { type Connection, connect } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/supervisor/embedded-postgres.ts';
import { runAdminSql, withDatabase } from './admin-sql.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Nothing of it has to outlive a crash. */
const FAST = { fsync: 'off', full_page_writes: 'off' };

/** A Postgres beside the one of the test run, with databases that are empty. */
export async function startSecondPostgres() {
  const folder = await makeDatabaseFolder('second-postgres-');
  const postgres = await startEmbeddedPostgres({ root: ROOT, dataDir: folder, warn: console.warn, settings: FAST });
  const opened: Connection[] = [];
  return {
    folder,
    async createDatabase(): Promise<Connection> {
      const name = `other_${randomBytes(6).toString('hex')}`;
      await runAdminSql(postgres.url, `create database ${name}`);
      const connection = connect(withDatabase(postgres.url, name), { max: 3 });
      opened.push(connection);
      return connection;
    },
    async stop(): Promise<void> {
      await Promise.all(opened.map((connection) => connection.close()));
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
