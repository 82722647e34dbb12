import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { runAdminSql, withDatabase } from '../testing/admin-sql.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { withNewerMigrations } from '../testing/newer-migrations.ts';
import { testRunFromEnvironment } from '../testing/test-run.ts';
import { until } from '../testing/until.ts';
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

test('one of several that fails leaves nothing of those before it', async () => {
  const before = await applied();
  const newer = { '9998_half': 'create table half_way ()', '9999_broken': 'alter table no_such_table add n int' };
  await withNewerMigrations(newer, (folder) =>
    expect(migrate(connection.pool, folder)).rejects.toMatchObject({ cause: { code: '42P01' } }),
  );
  expect(await applied()).toBe(before);
  const { rows } = await connection.pool.query(`select to_regclass('half_way') as half`);
  expect(rows).toEqual([{ half: null }]);
});

describe('behind a transaction that reads a table for long, as a backup does', () => {
  let backup: PoolClient;
  beforeEach(async () => {
    backup = await connection.pool.connect();
    await backup.query('begin');
    await backup.query('select from users limit 1');
  });
  afterEach(() => backup.release(true));

  const newer = { '9997_waits': 'alter table users add waits int' };

  test('a migration of that table gives up in the end, and says why', async () => {
    const before = await applied();
    await withNewerMigrations(newer, (folder) =>
      expect(migrate(connection.pool, folder, 1)).rejects.toThrow(
        'stay in use, by a backup or another long transaction, and nothing was changed',
      ),
    );
    expect(await applied()).toBe(before);
  });

  test('it lets the studio go on, and is made once the other has ended', async () => {
    const before = await applied();
    await withNewerMigrations(newer, async (folder) => {
      const migrating = migrate(connection.pool, folder);
      await until(async () => (await countWaiting(backup)) > 0);
      await connection.pool.query('select from users limit 1');
      await backup.query('rollback');
      await migrating;
    });
    expect(await applied()).toBe(before + 1);
  });
});
