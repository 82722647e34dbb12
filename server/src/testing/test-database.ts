import { randomBytes } from 'node:crypto';
import { type Connection, connect } from '../database/connect.ts';
import { runAdminSql, withDatabase } from './admin-sql.ts';
import { createDemoDatabase } from './create-demo-database.ts';
import { testRunFromEnvironment } from './test-run.ts';

export interface TestDatabase extends Connection {
  url: string;
}

/** What a database holds: nothing, or the demonstration authors. */
export type TestContents = 'empty' | 'demo';

/** A database that is there once `create` is done: what needs its address only can be built before. */
export function prepareTestDatabase(contents: TestContents = 'empty'): TestDatabase & { create(): Promise<void> } {
  const { url: serverUrl, template } = testRunFromEnvironment();
  const name = `studio_${randomBytes(8).toString('hex')}`;
  const url = withDatabase(serverUrl, name);
  const connection = connect(url, { max: 6 });
  return {
    ...connection,
    url,
    create: () =>
      contents === 'demo'
        ? createDemoDatabase(name)
        : runAdminSql(serverUrl, `create database ${name} template ${template} strategy file_copy`),
    async close() {
      await connection.close();
      await runAdminSql(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A migrated database to be closed by the caller; test files take `freshDatabase`. */
export async function startTestDatabase(contents?: TestContents): Promise<TestDatabase> {
  const { create, ...database } = prepareTestDatabase(contents);
  await create();
  return database;
}
