import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connection } from '../database/connect.ts';
import { MIGRATIONS_FOLDER, migrate } from '../database/migrate.ts';
import { createDiskObjectStore } from '../objects/disk-object-store.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { S3_TEST_KEYS, startS3Server } from '../testing/s3-server.ts';
import { startSecondPostgres } from '../testing/second-postgres.ts';
import { startTestDatabase } from '../testing/test-database.ts';
import { backUp, restore as restoreByCommand } from './commands.ts';
import { createEnvelope, type Envelope } from './envelope.ts';
import { type BackupManifest, fileKey, HEADER_KEY, MANIFEST_KEY, partKey } from './manifest.ts';
import { appliedMigrations, migrateTo } from './migrations.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';
import { factsOf } from './testing/facts-of.ts';
import { verifyBackup } from './verify-backup.ts';

const database = freshDatabase('demo');
let second: Awaited<ReturnType<typeof startSecondPostgres>>;
let folder: string;
let files: ObjectStore;
/** A backup of little more than the tables, made once and encrypted. */
let place: ObjectStore;
let manifest: BackupManifest;
let small: Connection;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const now = new Date('2026-03-02T09:00:00Z');
const envelope = createEnvelope(randomBytes(32));

beforeAll(async () => {
  second = await startSecondPostgres();
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  files = createDiskObjectStore(join(folder, 'files'));
  for (const name of ['files/ab/1.webp', 'files/private/2']) await files.put(name, randomBytes(5_000));
  small = await second.createDatabase();
  await migrate(small.pool);
  await small.pool.query(`insert into platform_words (phrase, allowed, changed_at) values ('kept', true, now())`);
  place = newPlace();
  manifest = await back(place);
}, 60_000);
afterAll(async () => {
  await second.stop();
  await rm(folder, { recursive: true, force: true });
});

const newPlace = (): ObjectStore => createDiskObjectStore(join(folder, randomUUID()));
const back = (to: ObjectStore, sealed: Envelope = envelope, { pool } = small) =>
  takeBackup({ pool, files, dataKeyName: '' }, { place: to, envelope: sealed, now });

async function restore(from: ObjectStore, into: Connection, to = newPlace(), opened: Envelope = envelope) {
  const backup = await openBackup(from, opened);
  await restoreBackup(backup, { pool: into.pool, files: to, migrationsFolder: MIGRATIONS_FOLDER });
  return to;
}

const tablesIn = async ({ pool }: Connection) => {
  const { rows } = await pool.query(`select count(*)::int as count from pg_tables where schemaname = 'public'`);
  return rows[0].count;
};

test('a second Postgres has every table, file and number as they were at one moment of writing', async () => {
  await database.pool.query(
    `create table analytics_events_2026_02 partition of analytics_events for values from ('2026-02-01') to ('2026-03-01');
    insert into analytics_events (received_at, event, sub_event, install_id, activate_id, user_id, body)
    select '2026-02-03', 'heart', n::text, 'i', 'a', n, '{"a": 1}' from generate_series(1, 500) n`,
  );
  let writing = true;
  const writer = (async () => {
    // One transaction writes two tables: both rows are in the backup, or neither.
    for (let pair = 0; writing; pair += 1) {
      await database.pool.query(
        `with first as (insert into platform_words (phrase, allowed, changed_at) values ('pair ' || $1, true, now()))
        insert into data_loads (name, loaded_at) values ('pair ' || $1, now())`,
        [pair],
      );
    }
  })();
  const during = newPlace();
  const taken = await back(during, envelope, database);
  writing = false;
  await writer;

  const other = await second.createDatabase();
  const restored = await restore(during, other);
  const facts = await factsOf(other.pool);
  expect(facts).toEqual(taken.tables.map(({ name, rows, checksum }) => ({ name, rows, checksum })));
  expect(facts.filter(({ rows }) => rows > 0).length).toBeGreaterThan(30);
  const { rows: planned } = await other.pool.query(`select 1 from pg_stats where tablename = 'comments' limit 1`);
  expect(planned).toHaveLength(1);
  expect(facts).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'analytics_events', rows: 500 })]));
  const pairs = `select count(*)::int as words, (select count(*)::int from data_loads where name like 'pair %') as loads
    from platform_words where phrase like 'pair %'`;
  const [{ words, loads }] = (await other.pool.query(pairs)).rows;
  expect(loads).toBe(words);
  expect((await database.pool.query(pairs)).rows[0].words).toBeGreaterThan(words);
  // What nobody wrote meanwhile is what it is in the database itself.
  const written = ['platform_words', 'data_loads'];
  const unwritten = ({ name }: { name: string }) => !written.includes(name);
  expect(facts.filter(unwritten)).toEqual((await factsOf(database.pool)).filter(unwritten));
  expect(await Promise.all((await restored.list('')).map((key) => restored.get(key)))).toEqual(
    await Promise.all((await files.list('')).map((key) => files.get(key))),
  );
  // Everything that guards the rows is back, and new ones get numbers of their own.
  const guards = `select count(*)::int as indexes, (select count(*)::int from pg_constraint where contype = 'f') as keys,
    (select count(*)::int from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers
    from pg_indexes where schemaname = 'public'`;
  expect((await other.pool.query(guards)).rows).toEqual((await database.pool.query(guards)).rows);
  const next = `select nextval(pg_get_serial_sequence('users', 'uid')) as uid`;
  expect((await other.pool.query(next)).rows).toEqual((await database.pool.query(next)).rows);
});

async function spoiled(at: string): Promise<ObjectStore> {
  const copy = newPlace();
  for (const key of await place.list('')) {
    const body = await place.get(key);
    if (!body || (key === at && at === fileKey('files/ab/1.webp'))) continue;
    if (key === at) body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
    await copy.put(key, body);
  }
  return copy;
}

test.each([partKey('platform_words', 0), MANIFEST_KEY, fileKey('files/ab/1.webp'), fileKey('files/private/2')])(
  'a backup whose %s was changed or lost does not verify',
  async (key) => {
    await expect(openBackup(await spoiled(key), envelope).then(verifyBackup)).rejects.toThrow(/damaged/);
  },
);

test('a damaged one is refused, and nothing is left of it', async () => {
  const other = await second.createDatabase();
  await expect(restore(await spoiled(fileKey('files/private/2')), other)).rejects.toThrow(/damaged/);
  expect(await tablesIn(other)).toBe(0);
});

test('who may make nothing in the database is told so', async () => {
  const other = await second.createDatabase();
  await other.pool.query('create role reader');
  await other.pool.query(`do $$ begin execute format('alter database %I set role reader', current_database()); end $$`);
  // Its next connection is the reader's.
  (await other.pool.connect()).release(true);
  await expect(restore(place, other)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('permission denied for database') },
  });
});

test('one that was not finished, another key or none is refused; the right one verifies', async () => {
  await expect(openBackup(newPlace(), envelope)).rejects.toThrow(HEADER_KEY);
  await expect(openBackup(place, createEnvelope(randomBytes(32)))).rejects.toThrow('another key');
  await expect(openBackup(place, createEnvelope(undefined))).rejects.toThrow('encrypted');
  await verifyBackup(await openBackup(place, envelope));
  await expect(back(place)).rejects.toThrow('something at that place');
});

test('a backup that breaks off leaves nothing, and may be tried again', async () => {
  const half = newPlace();
  let written = 0;
  const full: ObjectStore = {
    ...half,
    put: async (key, body) => {
      if (key === MANIFEST_KEY) throw new Error('The disk is full.');
      written += 1;
      await half.put(key, body);
    },
  };
  await expect(back(full)).rejects.toThrow('The disk is full.');
  expect([written > 2, await half.list('')]).toEqual([true, []]);
  await back(half);
  await verifyBackup(await openBackup(half, envelope));
});

test('what a backup that was killed has left is not taken for a backup', async () => {
  const killed = newPlace();
  await killed.put(partKey('platform_words', 0), randomBytes(10));
  await expect(back(killed)).rejects.toThrow('was not finished');
});

test('a database with rows, or of another version, is refused and keeps what it has', async () => {
  await expect(restore(place, small)).rejects.toThrow('not empty');
  const other = await second.createDatabase();
  await other.pool.query('create table notes (line text)');
  await expect(restore(place, other)).rejects.toThrow('something else');
  const backup = await openBackup(place, envelope);
  const newer = { ...backup, manifest: { ...manifest, migrations: [...manifest.migrations, 'unknown'] } };
  const target = { pool: other.pool, files: newPlace(), migrationsFolder: MIGRATIONS_FOLDER };
  await expect(restoreBackup(newer, target)).rejects.toThrow('another version');
  expect(await tablesIn(other)).toBe(1);
});

test('a backup of an older studio comes back as it was, and is brought up to date afterwards', async () => {
  const [older, other] = [await second.createDatabase(), await second.createDatabase()];
  const count = manifest.migrations.length - 1;
  await migrateTo(older.pool, count, MIGRATIONS_FOLDER);
  await older.pool.query(`insert into platform_words (phrase, allowed, changed_at) values ('kept', true, now())`);
  const old = newPlace();
  await back(old, createEnvelope(undefined), older);
  await restore(old, other, newPlace(), createEnvelope(undefined));
  await migrate(other.pool);
  const client = await other.pool.connect();
  expect(await appliedMigrations(client)).toEqual(manifest.migrations);
  client.release();
  expect((await other.pool.query('select phrase from platform_words')).rows).toEqual([{ phrase: 'kept' }]);
});

test('a restore that breaks off leaves the tables empty that a studio had made, and may be tried again', async () => {
  const fresh = await startTestDatabase();
  const broken = { ...newPlace(), put: () => Promise.reject(new Error('The disk is full.')) };
  await expect(restore(place, fresh, broken)).rejects.toThrow('The disk is full.');
  expect((await factsOf(fresh.pool)).filter(({ rows }) => rows > 0)).toEqual([]);
  await restore(place, fresh);
  expect(await factsOf(fresh.pool)).toEqual(await factsOf(small.pool));
  await fresh.close();
});

test('the commands say what was done and what is missing', async () => {
  const fresh = await startTestDatabase();
  const keyFile = join(folder, 'key');
  await writeFile(keyFile, randomBytes(32).toString('base64'));
  const config = {
    ...createDomainContext(database).config,
    databaseUrl: fresh.url,
    dataDir: join(folder, 'data'),
    root: ROOT,
  };
  const said: string[] = [];
  const print = (line: string) => said.push(line);
  const to = join(folder, 'by command');
  await backUp(['--to', to, '--key-file', keyFile], config, print);
  await restoreByCommand(['--from', to, '--key-file', keyFile, '--verify'], config, print);
  const other = { ...config, keys: { ...config.keys, dataKey: randomBytes(32) } };
  await restoreByCommand(['--from', to, '--key-file', keyFile], other, print);
  expect(said.join('\n')).toMatch(/needed to use it.*Every part.*DATA_KEY is not the one.*Restored/s);
  await expect(restoreByCommand(['--from', to], config, print)).rejects.toThrow('give its key file');
  await expect(restoreByCommand(['--form', to], config, print)).rejects.toThrow('npm run restore');
  const named = ['--from', to, '--key-file', keyFile, '--into', 'studio_restored'];
  await expect(restoreByCommand(named, config, print)).rejects.toThrow('--into is the address of a database');
  const nowhere = new URL(fresh.url);
  nowhere.pathname = '/studio_restored';
  const toNowhere = ['--from', to, '--key-file', keyFile, '--into', nowhere.href];
  await expect(restoreByCommand(toNowhere, config, print)).rejects.toThrow(
    'The database of --into cannot be reached: database "studio_restored" does not exist.',
  );
  expect((await stat(to)).mode & 0o777).toBe(0o700);
  // Closed to others is what is the backup's own.
  const shared = join(folder, 'shared');
  await mkdir(join(shared, 'notes'), { recursive: true });
  await writeFile(join(shared, 'notes/1.txt'), 'notes');
  await chmod(shared, 0o755);
  await expect(backUp(['--to', shared], config, print)).rejects.toThrow('something at that place');
  expect((await stat(shared)).mode & 0o777).toBe(0o755);
  await fresh.close();
});

test('a backup makes its bucket in the store of the settings, and is read from there', async () => {
  const store = await startS3Server({ bucket: 'studio' });
  const config = {
    ...createDomainContext(database).config,
    ...{ databaseUrl: database.url, root: ROOT },
    objects: { endpoint: store.url, region: 'r', bucket: 'studio', prefix: '', pathStyle: true, ...S3_TEST_KEYS },
  };
  const said: string[] = [];
  const print = (line: string) => said.push(line);
  const from = ['--from', 's3://backups/2026-03-02', '--verify'];
  await expect(restoreByCommand(from, config, print)).rejects.toThrow('NoSuchBucket');
  await backUp(['--to', 's3://backups/2026-03-02'], config, print);
  await restoreByCommand(from, config, print);
  expect(said.at(-1)).toContain('Every part and file is what was written');
  await store.close();
});
