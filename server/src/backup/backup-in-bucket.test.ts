import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storeVersion } from '../delivery/versions/store-version.ts';
import { newPrivateName } from '../files/file-name.ts';
import { createFileStore } from '../files/object-file-store.ts';
import { openObjectStore } from '../objects/open-object-store.ts';
import type { S3Options } from '../objects/s3-object-store.ts';
import type { ServerConfig } from '../platform/config.ts';
import { remoteFiles } from '../testing/built-web-app.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { addUser } from '../testing/fixtures.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { remoteManifest } from '../testing/remote-fixture.ts';
import { S3_TEST_KEYS, type S3Server, startS3Server } from '../testing/s3-server.ts';
import { startTestDatabase } from '../testing/test-database.ts';
import { backUp, restore } from './commands.ts';
import { factsOf } from './testing/facts-of.ts';

const PLACE = 's3://studio/backups/nightly/2026-03-02';
const database = freshDatabase('demo');
const now = new Date('2026-03-02T09:00:00Z');
let folder: string;
let keyFile: string[];
let server: S3Server;
let config: ServerConfig;
let said: string[] = [];
const print = (line: string) => said.push(line);

/** A studio whose files lie in the bucket: covers, private papers, versions of the web app. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucket-'));
  await writeFile(join(folder, 'key'), randomBytes(32).toString('base64'));
  keyFile = ['--key-file', join(folder, 'key')];
  server = await startS3Server({ bucket: 'studio', pageSize: 4 });
  config = configWith('first/');
  const objects = openObjectStore(config);
  const files = createFileStore(objects);
  await files.put(randomBytes(200_000), 'webp');
  await files.putPrivate(newPrivateName(), randomBytes(5_000));
  const version = { manifest: remoteManifest('comments', 'v1'), files: remoteFiles('comments') };
  await storeVersion({ db: database.db, objects }, { ...version, source: 'published', who: 'hana', now });
  await backUp(['--to', PLACE, ...keyFile], config, print);
}, 60_000);
beforeEach(() => {
  said = [];
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function configWith(prefix: string): ServerConfig {
  const store = { endpoint: server.url, region: 'eu-north-1', bucket: 'studio', pathStyle: true, ...S3_TEST_KEYS };
  const objects: S3Options = { ...store, prefix };
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  return { ...createDomainContext(database).config, databaseUrl: database.url, root, objects };
}

/** What lies below a prefix of the bucket, by the rest of its key. */
const below = (prefix: string): Map<string, string> =>
  new Map(
    [...server.objects]
      .filter(([path]) => path.startsWith(`studio/${prefix}`))
      .map(([path, { bytes }]) => [path.slice(`studio/${prefix}`.length), bytes.toString('base64')]),
  );

test('a studio in a bucket is backed up to a bucket, verified, and restored with equal rows and files', async () => {
  await restore(['--from', PLACE, ...keyFile, '--verify'], config, print);
  expect(said.at(-1)).toContain('Every part and file is what was written');
  const other = await startTestDatabase();
  await restore(['--from', PLACE, ...keyFile, '--into', other.url], configWith('second/'), print);
  const facts = await factsOf(other.pool);
  expect(facts).toEqual(await factsOf(database.pool));
  expect(facts.filter(({ rows }) => rows > 0).length).toBeGreaterThan(30);
  const files = below('second/');
  expect(files).toEqual(below('first/'));
  expect([...files.keys()]).toEqual(expect.arrayContaining(['delivery/remotes/comments/v1/page-main.js.br']));
  await other.close();
}, 60_000);

test('nothing in the bucket can be read without the key', () => {
  const stored = [...below('backups/')].map(([, bytes]) => Buffer.from(bytes, 'base64'));
  expect(stored.length).toBeGreaterThan(30);
  const plain = stored.filter((bytes) => bytes.includes('page of comments') || bytes.includes('noor@example.com'));
  expect(plain).toEqual([]);
});

test('a second backup to the same place is refused', async () => {
  await expect(backUp(['--to', PLACE, ...keyFile], config, print)).rejects.toThrow('something at that place already');
});

test('a busy store is asked again; a damaged object in it is found, and nothing is restored', async () => {
  const copy = 's3://studio/backups/damaged';
  const small = await startTestDatabase();
  await addUser(small.db);
  await backUp(['--to', copy, ...keyFile], { ...config, databaseUrl: small.url }, print);
  await small.close();
  server.fail(503, 'reset');
  await restore(['--from', copy, ...keyFile, '--verify'], config, print);
  const at = [...server.objects.keys()].find((path) => /damaged\/tables\/users\//.test(path)) ?? '';
  const bytes = Buffer.from(server.objects.get(at)?.bytes ?? '');
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  server.objects.set(at, { bytes, type: '' });
  await expect(restore(['--from', copy, ...keyFile, '--verify'], config, print)).rejects.toThrow('damaged');
  const other = await startTestDatabase();
  await expect(restore(['--from', copy, ...keyFile, '--into', other.url], configWith('third/'), print)).rejects.toThrow(
    'damaged',
  );
  expect((await factsOf(other.pool)).filter(({ rows }) => rows > 0)).toEqual([]);
  expect(below('third/').size).toBe(0);
  await other.close();
});

test.each([
  's3://studio',
  's3://studio/',
  's3:///nightly',
  's3://studio/a/../b',
  's3://studio/2026-03-02T09:00',
  'S3://studio/a',
])('%s is no place: it is refused, not made as a folder', async (place) => {
  await expect(backUp(['--to', place], config, print)).rejects.toThrow('s3://BUCKET/PREFIX');
  await expect(restore(['--from', place], config, print)).rejects.toThrow('s3://BUCKET/PREFIX');
});
