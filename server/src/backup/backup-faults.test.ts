import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from '../database/migrate.ts';
import { createDiskObjectStore } from '../objects/disk-object-store.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { startTestDatabase } from '../testing/test-database.ts';
import { backUp, restore as restoreByCommand } from './commands.ts';
import { createEnvelope } from './envelope.ts';
import { type BackedUpTable, type BackupManifest, HEADER_KEY, MANIFEST_KEY, partKey } from './manifest.ts';
import { openBackup, type StoredBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';
import { factsOf } from './testing/facts-of.ts';
import { verifyBackup } from './verify-backup.ts';

type TestDatabase = Awaited<ReturnType<typeof startTestDatabase>>;

const envelope = createEnvelope(randomBytes(32));
let folder: string;
let source: TestDatabase;
/** Where backups are put back to: tables without a row. */
let target: TestDatabase;
let files: ObjectStore;
let place: ObjectStore;
let backup: StoredBackup;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-faults-'));
  [source, target] = await Promise.all([startTestDatabase(), startTestDatabase()]);
  await source.pool.query(`insert into platform_words (phrase, allowed, changed_at) values ('kept', true, now())`);
});
beforeEach(async () => {
  files = newStore();
  await files.put('files/ab/1.webp', randomBytes(5_000));
  place = newStore();
  await back(place);
  backup = await openBackup(place, envelope);
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  await rm(folder, { recursive: true, force: true });
});

const newStore = (): ObjectStore => createDiskObjectStore(join(folder, randomUUID()));
const back = (to: ObjectStore) =>
  takeBackup({ pool: source.pool, files, dataKeyName: '' }, { place: to, envelope, now: new Date() });
const putBack = (stored: StoredBackup, to = newStore()) =>
  restoreBackup(stored, { pool: target.pool, files: to, migrationsFolder: MIGRATIONS_FOLDER });
const rowsInTarget = async () => (await factsOf(target.pool)).filter(({ rows }) => rows > 0);

/** The backup as if its manifest said something else. */
const saying = (changes: Partial<BackupManifest>): StoredBackup => ({
  ...backup,
  manifest: { ...backup.manifest, ...changes },
});
const withWords = (changes: Partial<BackedUpTable>) =>
  saying({
    tables: backup.manifest.tables.map((table) => (table.name === 'platform_words' ? { ...table, ...changes } : table)),
  });

test('what makes it a backup is written after all else', async () => {
  const to = newStore();
  const written: string[] = [];
  const put: ObjectStore['put'] = (key, body) => {
    written.push(key);
    return to.put(key, body);
  };
  await back({ ...to, put });
  expect(written.length).toBeGreaterThan(3);
  expect(written.slice(-2)).toEqual([MANIFEST_KEY, HEADER_KEY]);
});

test('a file that is deleted or added while the tables are written is in it', async () => {
  const to = newStore();
  const put: ObjectStore['put'] = async (key, body) => {
    if (key === partKey('platform_words', 0)) {
      await files.remove('files/ab/1.webp');
      await files.put('files/cd/2.webp', randomBytes(10));
    }
    await to.put(key, body);
  };
  const manifest = await back({ ...to, put });
  expect(manifest.files.map(({ key }) => key)).toEqual(['files/ab/1.webp', 'files/cd/2.webp']);
  await verifyBackup(await openBackup(to, envelope));
});

test('rows that are others than those written down are not kept', async () => {
  await expect(putBack(withWords({ checksum: '1' }))).rejects.toThrow('platform_words is not what was backed up');
  await expect(putBack(withWords({ rows: 2 }))).rejects.toThrow('1 rows instead of 2');
  expect(await rowsInTarget()).toEqual([]);
});

test('a backup with fewer rows than it says does not verify', async () => {
  await verifyBackup(backup);
  await expect(verifyBackup(withWords({ rows: 2 }))).rejects.toThrow('platform_words has 1 rows instead of 2');
});

test('a database of a newer studio is refused, though it is empty', async () => {
  const older = saying({ migrations: backup.manifest.migrations.slice(0, -1) });
  await expect(putBack(older)).rejects.toThrow('newer schema than the backup');
});

test('a file that is there already stays, and is taken where it is the same', async () => {
  const there = newStore();
  await there.put('files/ab/1.webp', Buffer.from('another'));
  await expect(putBack(backup, there)).rejects.toThrow('another file under files/ab/1.webp');
  expect([await rowsInTarget(), String(await there.get('files/ab/1.webp'))]).toEqual([[], 'another']);
  await putBack(backup, files);
  expect(await factsOf(target.pool)).toEqual(await factsOf(source.pool));
  await target.pool.query('truncate platform_words');
});

test('a key that is none leaves no place behind, and one for a backup without is told', async () => {
  const config = { ...createDomainContext(source).config, databaseUrl: source.url, dataDir: join(folder, 'data') };
  const key = join(folder, 'key');
  await writeFile(key, 'word');
  const to = join(folder, 'by command');
  await expect(backUp(['--to', to, '--key-file', key], config, () => {})).rejects.toThrow('32 bytes in base64');
  expect(await readdir(folder)).not.toContain('by command');
  await backUp(['--to', to], config, () => {});
  await writeFile(key, randomBytes(32).toString('base64'));
  const from = ['--from', to, '--verify'];
  await expect(restoreByCommand([...from, '--key-file', key], config, () => {})).rejects.toThrow('is not encrypted');
});

test('who asks to verify and to restore is not left to guess which was done', async () => {
  const { config } = createDomainContext(source);
  const both = ['--from', folder, '--verify', '--into', target.url];
  await expect(restoreByCommand(both, config, () => {})).rejects.toThrow('--verify restores nothing');
});
