import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from '../database/migrate.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './open-database.ts';
import { requireSchema } from './require-schema.ts';

const database = freshDatabase();
const warn = jest.fn();
const check = () => requireSchema(database.pool, MIGRATIONS_FOLDER, warn);

test('the schema that this server knows is taken', async () => {
  await check();
  expect(warn).not.toHaveBeenCalled();
});

test('an older one is refused with what to do, a newer one is taken', async () => {
  const { pool } = database;
  const newest =
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)';
  await pool.query(newest);
  await expect(check()).rejects.toThrow(/1 migration\(s\) behind.*\n.*migrate/);
  await pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('a', 1), ('b', 2)");
  await check();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('1 migration(s) ahead'));
});

test('a server in production starts on no database without tables, one outside makes them', async () => {
  const { pool, url } = database;
  const root = join(__dirname, '../../..');
  const open = (production: boolean) =>
    openDatabase({ ...readConfig({}, root), production, databaseUrl: url }, () => {});
  await pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
  await expect(open(true)).rejects.toThrow(/behind/);
  await (await open(false)).close();
  await (await open(true)).close();
});
