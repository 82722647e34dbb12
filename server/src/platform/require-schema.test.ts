import { join } from 'node:path';
import { migrate } from '../database/migrate.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { withNewerMigrations } from '../testing/newer-migrations.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './open-database.ts';

const database = freshDatabase();
const root = join(__dirname, '../../..');

/** What a server that starts on the database warns of. */
async function start(production: boolean): Promise<string[]> {
  const warnings: string[] = [];
  const config = { ...readConfig({}, root), production, databaseUrl: database.url };
  const { close } = await openDatabase(config, (message) => warnings.push(message));
  await close();
  return warnings;
}

/** Migrates as a server of a later version does. */
function startNewerServer(...tags: readonly string[]): Promise<void> {
  const newer = Object.fromEntries(tags.map((tag) => [tag, 'select 1']));
  return withNewerMigrations(newer, (folder) => migrate(database.pool, folder));
}

test.each([true, false])('the schema that this server knows is taken without a word (production: %s)', async (mode) => {
  expect(await start(mode)).toEqual([]);
});

test('an older one is refused with what to do', async () => {
  const { rows } = await database.pool.query(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations) returning *',
  );
  await expect(start(true)).rejects.toThrow(/1 migration\(s\) behind.*\n.*migrate/);
  const [{ hash, created_at }] = rows;
  await database.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    created_at,
  ]);
});

test('a newer one is taken in every mode, with one word of what this server does not know', async () => {
  await startNewerServer('0998_rooms', '0999_rooms-with-a-view');
  const warning = expect.stringMatching(
    /^The database is ahead of this server .*: 0998_rooms, 0999_rooms-with-a-view\. Only /,
  );
  expect([await start(true), await start(false)]).toEqual([[warning], [warning]]);
});

test('one that nobody has named is told by its time', async () => {
  await database.pool.query(
    `delete from drizzle.migration_names where name like '0999%';
     update drizzle.__drizzle_migrations set created_at = 4102444800000 where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
  expect(await start(false)).toEqual([expect.stringContaining(': 0998_rooms, one of 2100-01-01T00:00:00.000Z.')]);
});

test('a server in production starts on no database without tables, one outside makes them', async () => {
  await database.pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
  await expect(start(true)).rejects.toThrow(/behind/);
  expect(await start(false)).toEqual([]);
  expect(await start(true)).toEqual([]);
});
