import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type BuiltRemoteOptions, remoteFiles } from '../../testing/built-web-app.ts';
import { packArchive } from '../../testing/pack-archive.ts';
import { S3_TEST_KEYS, type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { createToken } from '../tokens/tokens.ts';

const PAGE = '/remotes/comments/v1/page-main.js';
let store: S3Server;
let one: TestApp;
let two: TestApp;
let token: string;

/** Two servers that share a database and a bucket, and no disk. */
beforeAll(async () => {
  store = await startS3Server({ bucket: 'studio', pageSize: 3 });
  const objects = { endpoint: store.url, region: 'eu-north-1', bucket: 'studio', prefix: 'main/', pathStyle: true };
  const config = { objects: { ...objects, ...S3_TEST_KEYS } };
  one = await buildTestApp({ config });
  two = await buildTestApp({ beside: one, config });
  const { db } = one.database;
  token = (await createToken(db, { remote: 'comments', label: 'team', who: 'hana', now: one.clock.now() })).token;
});
beforeEach(async () => {
  await one.database.pool.query('truncate remote_versions, remote_pointers, delivery_acts');
  store.objects.clear();
  for (const { config } of [one, two]) await rm(join(config.dataDir, 'near'), { recursive: true, force: true });
});
afterAll(async () => {
  await two.close();
  await one.close();
  await store.close();
});

async function publish(options: BuiltRemoteOptions = {}, query: Record<string, string> = {}) {
  const response = await one.app.inject({
    ...{ method: 'POST', url: '/api/delivery/comments/versions', query },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
    payload: await packArchive(remoteFiles('comments', options)),
  });
  return { status: response.statusCode, ...response.json() };
}

const live = async ({ app }: TestApp) => {
  const { remotes } = (await app.inject({ url: '/registry.json' })).json();
  return remotes.comments && [remotes.comments.version, remotes.comments.enabled];
};
const seen = (server: TestApp, version: string) => until(async () => (await live(server))?.[0] === version);
const get = ({ app }: TestApp, url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const asked = () => store.log.filter((line) => line.includes('page-main.js')).length;

test('a release goes into the bucket and is served by a server that has never had it', async () => {
  expect(await publish()).toMatchObject({ status: 200, data: { stands: 'v1 live' } });
  const at = 'studio/main/delivery/remotes/comments/v1/';
  expect([...store.objects.keys()].sort()).toEqual(
    ['page-main.css', 'page-main.js', 'page-main.js.br', 'page-main.js.gz', 'remote.json', 'remoteEntry.js'].map(
      (file) => at + file,
    ),
  );
  expect(store.objects.get(`${at}page-main.js`)?.type).toBe('text/javascript; charset=utf-8');
  await seen(two, 'v1');
  const page = await get(two, PAGE, { 'accept-encoding': 'br' });
  expect(page.headers).toMatchObject({
    ...{ 'content-encoding': 'br', 'content-type': 'text/javascript; charset=utf-8' },
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(page.rawPayload)).toEqual(remoteFiles('comments').get('page-main.js'));
});

test('a file is fetched from the bucket once, and goes on being served whatever becomes of it there', async () => {
  await publish();
  await seen(two, 'v1');
  const first = await get(two, PAGE);
  const before = asked();
  store.objects.clear();
  expect((await get(two, PAGE)).body).toBe(first.body);
  expect(asked()).toBe(before);
});

test('a bucket that is busy is asked again, one that is away takes no release and leaves what is live', async () => {
  await publish();
  store.fail(503, 'reset');
  expect(await publish({ version: 'v2' })).toMatchObject({ status: 200, data: { stands: 'v2 live' } });
  await seen(two, 'v2');
  store.fail(...Array<number>(60).fill(503));
  expect((await publish({ version: 'v3' })).status).toBe(503);
  while ((await fetch(store.url)).status === 503);
  expect([await live(one), await live(two)]).toEqual([
    ['v2', true],
    ['v2', true],
  ]);
  expect(await publish({ version: 'v3' })).toMatchObject({ status: 200, data: { stands: 'v3 live' } });
});

test('while the bucket is away, files without a compressed copy are served too, and a remote is switched off', async () => {
  await publish();
  await seen(two, 'v1');
  const style = '/remotes/comments/v1/page-main.css';
  const ask = async () => (await get(two, style, { 'accept-encoding': 'br' })).statusCode;
  expect(await ask()).toBe(200);
  store.fail(...Array<number>(100).fill(503));
  expect(await ask()).toBe(200);
  const headers = { authorization: `Bearer ${token}` };
  const move = { method: 'POST', url: '/api/delivery/comments/moves', headers } as const;
  expect((await two.app.inject({ ...move, payload: { act: 'disable' } })).statusCode).toBe(200);
  expect(await live(two)).toEqual(['v1', false]);
  while ((await fetch(store.url)).status === 503);
});

test('what is missing in the bucket is put back by the same release', async () => {
  await publish();
  const key = `studio/main/delivery${PAGE}`;
  store.objects.delete(key);
  expect(await publish()).toMatchObject({ status: 200, data: { changed: false } });
  expect(store.objects.get(key)?.bytes).toEqual(remoteFiles('comments').get('page-main.js'));
});

test('what a publisher that was stopped has left is kept nowhere and is no part of what is published after it', async () => {
  await publish();
  const at = 'studio/main/delivery/remotes/comments/v7/';
  const page = '/remotes/comments/v7/page-main.js';
  const left = { bytes: Buffer.from('// half of another release'), type: 'text/javascript; charset=utf-8' };
  for (const file of ['page-main.js', 'page-gone.js', 'remoteEntry.js.br']) store.objects.set(at + file, left);
  for (const server of [one, two]) expect((await get(server, page)).headers['cache-control']).toBe('no-store');
  expect(await publish({ version: 'v7' })).toMatchObject({ status: 200, data: { stands: 'v7 live' } });
  const expected = remoteFiles('comments', { version: 'v7' }).get('page-main.js')?.toString();
  for (const server of [one, two]) {
    await seen(server, 'v7');
    const answer = await get(server, page);
    expect(answer.body).toBe(expected);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect((await get(server, '/remotes/comments/v7/page-gone.js')).statusCode).toBe(404);
    const entry = await get(server, '/remotes/comments/v7/remoteEntry.js', { 'accept-encoding': 'br' });
    expect(entry.body).not.toContain('half of another');
  }
});
