import { randomBytes } from 'node:crypto';
import { runAdminSql, withDatabase } from '../testing/admin-sql.ts';
import { testRunFromEnvironment } from '../testing/test-run.ts';
import { type Connection, connect } from './connect.ts';
import { migrate } from './migrate.ts';

const name = `studio_migrate_${randomBytes(6).toString('hex')}`;
const serverUrl = testRunFromEnvironment().url;
let connection: Connection;

beforeAll(async () => {
  await runAdminSql(serverUrl, `create database ${name}`);
  connection = connect(withDatabase(serverUrl, name), { max: 4 });
});
afterAll(async () => {
  await connection.close();
  await runAdminSql(serverUrl, `drop database ${name} with (force)`);
});

async function applied(): Promise<number> {
  const { rows } = await connection.pool.query('select count(*)::int as total from drizzle.__drizzle_migrations');
  return rows[0].total;
}

test('servers that start together migrate an empty database once', async () => {
  await Promise.all([migrate(connection.pool), migrate(connection.pool), migrate(connection.pool)]);
  const first = await applied();
  expect(first).toBeGreaterThan(0);
  await migrate(connection.pool);
  expect(await applied()).toBe(first);
});

test('a migration that fails does not keep the next one waiting', async () => {
  await expect(migrate(connection.pool, '/no/such/folder')).rejects.toThrow();
  await migrate(connection.pool);
});
