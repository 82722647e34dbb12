import { randomBytes } from 'node:crypto';
import { type Connection, connect } from '../database/connect.ts';
import { runAdminSql, withDatabase } from './admin-sql.ts';
import { testRunFromEnvironment } from './test-run.ts';

export interface TestDatabase extends Connection {
  url: string;
}

/**
 * A migrated, empty database for one test file. Close it when the file is done.
 *
 * @example
 * let database: TestDatabase;
 * beforeAll(async () => { database = await startTestDatabase(); });
 * afterAll(() => database.close());
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const { url: serverUrl, template } = testRunFromEnvironment();
  const name = `studio_${randomBytes(8).toString('hex')}`;
  await runAdminSql(serverUrl, `create database ${name} template ${template}`);
  const url = withDatabase(serverUrl, name);
  const connection = connect(url, { max: 6 });
  return {
    ...connection,
    url,
    async close() {
      await connection.close();
      await runAdminSql(serverUrl, `drop database ${name} with (force)`);
    },
  };
}
