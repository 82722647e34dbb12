import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq } from 'drizzle-orm';
import { remoteVersions, shellBuilds } from '../../database/schema/delivery.ts';
import { createDiskObjectStore } from '../../objects/disk-object-store.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { writeBuiltShell } from '../../testing/built-web-app.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { addPointer, addVersion, remoteManifest } from '../../testing/remote-fixture.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { movePointer } from '../pointer/move-pointer.ts';
import { storeShellAssets } from '../shell-assets.ts';
import { assetKey, remoteKey } from './object-keys.ts';
import { purgeVersions, VERSIONS_KEPT, VERSIONS_KEPT_MS } from './purge-versions.ts';
import { storeVersion } from './store-version.ts';

const database = freshDatabase();
const now = new Date('2026-06-01T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
let folder: string;
let objects: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purge-'));
  objects = createDiskObjectStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('what no tab can run any more goes; what a pointer names and the newest stay', async () => {
  const { db } = database;
  // old-0 to old-13, the last the newest; all long out of use.
  for (let index = 0; index < 14; index += 1) {
    await addVersion(db, 'comments', `old-${index}`, { now: daysAgo(200 - index) });
    for (const file of ['remoteEntry.js', 'remoteEntry.js.br']) {
      await objects.put(remoteKey('comments', `old-${index}`, file), Buffer.from(file));
    }
  }
  await addPointer(db, 'comments', 'old-0', { now, bundled: 'old-1' });
  await purgeVersions({ db, objects, clock: createTestClock(now) });
  const rows = await db.select().from(remoteVersions).orderBy(remoteVersions.at);
  expect(rows.filter(({ emptied }) => emptied).map(({ version }) => version)).toEqual(['old-2', 'old-3']);
  expect(await objects.list(remoteKey('comments', 'old-2'))).toEqual([]);
  expect(await objects.list(remoteKey('comments', 'old-0'))).toHaveLength(2);
  expect(await objects.list('')).toHaveLength((2 + VERSIONS_KEPT) * 2);
  const act = { act: 'promote' as const, version: 'old-2' };
  await expect(movePointer(db, { remote: 'comments', act, who: 'x', now })).rejects.toThrow('no stored version');
});

test('what was live lately stays for the tabs that still run it', async () => {
  const { db } = database;
  for (const version of ['a', 'b']) await addVersion(db, 'inbox', version, { now: daysAgo(300) });
  for (let index = 0; index < VERSIONS_KEPT; index += 1) await addVersion(db, 'inbox', `n-${index}`, { now });
  await addPointer(db, 'inbox', 'a', { now: daysAgo(300) });
  await movePointer(db, { remote: 'inbox', act: { act: 'promote', version: 'n-0' }, who: 'x', now });
  await movePointer(db, { remote: 'inbox', act: { act: 'promote', version: 'n-1' }, who: 'x', now });
  const purgeAt = async (at: Date) => {
    await purgeVersions({ db, objects, clock: createTestClock(at) });
    const rows = await db.select().from(remoteVersions);
    return rows.filter(({ remote, removedAt }) => remote === 'inbox' && removedAt).map(({ version }) => version);
  };
  expect(await purgeAt(now)).toEqual(['b']);
  expect(await purgeAt(new Date(now.getTime() + VERSIONS_KEPT_MS + 1))).toEqual(expect.arrayContaining(['a', 'b']));
});

test('assets go with the last build of the shell that needs them', async () => {
  const { db } = database;
  for (const file of ['older.js', 'old.js', 'both.js', 'new.js']) await objects.put(assetKey(file), Buffer.from(file));
  await objects.put(`${assetKey('old.js')}.br`, Buffer.from('x'));
  await db.insert(shellBuilds).values([
    { id: 'older', files: ['older.js', 'both.js'], lastServedAt: daysAgo(200) },
    { id: 'old', files: ['old.js', 'both.js'], lastServedAt: daysAgo(100) },
    { id: 'new', files: ['new.js', 'both.js'], lastServedAt: daysAgo(1) },
  ]);
  await purgeVersions({ db, objects, clock: createTestClock(now) });
  expect(await objects.list(assetKey(''))).toEqual([assetKey('both.js'), assetKey('new.js')]);
});

test('a shell that is served anew while its assets would go is whole', async () => {
  const { db } = database;
  const root = await mkdtemp(join(tmpdir(), 'shell-'));
  await writeBuiltShell(root);
  const serve = (at: Date, into = objects) =>
    storeShellAssets({ db, objects: into, now: at }, join(root, 'shell', 'dist'));
  await serve(daysAgo(100));
  // What the server has found to be there goes now, unless the purge leaves it.
  const list = async (prefix: string) => {
    const found = await objects.list(prefix);
    await purgeVersions({ db, objects, clock: createTestClock(now) });
    return found;
  };
  await serve(now, { ...objects, list });
  expect(await objects.has(assetKey('main.0123abcd.js'))).toBe(true);
  await rm(root, { recursive: true });
});

test('a version that is published anew while its files would go is whole', async () => {
  const { db } = database;
  const remote = 'auth';
  const files = new Map([['remoteEntry.js', Buffer.from('x')]]);
  const publish = (version: string, at: Date, into = objects) =>
    storeVersion(
      { db, objects: into },
      { manifest: remoteManifest(remote, version), files, source: 'published', who: 'test', now: at },
    );
  for (let index = 0; index <= VERSIONS_KEPT; index += 1) await publish(`a-${index}`, daysAgo(200 - index));
  // What the publisher has found to be there goes now, unless the purge leaves it.
  const list = async (prefix: string) => {
    const found = await objects.list(prefix);
    await purgeVersions({ db, objects, clock: createTestClock(now) });
    return found;
  };
  await publish('a-0', now, { ...objects, list });
  const [row] = await db
    .select()
    .from(remoteVersions)
    .where(and(eq(remoteVersions.remote, remote), eq(remoteVersions.version, 'a-0')));
  expect(row).toMatchObject({ removedAt: null, emptied: false });
  expect(await objects.has(remoteKey(remote, 'a-0', 'remoteEntry.js'))).toBe(true);
});

test('a version whose files cannot be removed keeps no other, and nothing of the shell', async () => {
  const { db } = database;
  for (let index = 0; index < VERSIONS_KEPT + 2; index += 1) {
    await addVersion(db, 'support', `s-${index}`, { now: daysAgo(200 - index) });
    await objects.put(remoteKey('support', `s-${index}`, 'remoteEntry.js'), Buffer.from('x'));
  }
  await objects.put(assetKey('lost.js'), Buffer.from('x'));
  await db.insert(shellBuilds).values({ id: 'lost', files: ['lost.js'], lastServedAt: daysAgo(100) });
  const remove = (key: string) => (key.includes('s-0') ? Promise.reject(new Error('busy')) : objects.remove(key));
  const purge = purgeVersions({ db, objects: { ...objects, remove }, clock: createTestClock(now) });
  await expect(purge).rejects.toThrow('put aside: support s-0');
  expect(await objects.list(remoteKey('support', 's-0'))).toHaveLength(1);
  expect(await objects.list(remoteKey('support', 's-1'))).toEqual([]);
  expect(await objects.list(assetKey('lost.js'))).toEqual([]);
});

test('a clock that is behind makes nothing older than it is', async () => {
  const { db } = database;
  for (const version of ['b-0', 'b-1']) await addVersion(db, 'billing', version, { now });
  await addPointer(db, 'billing', 'b-0', { now });
  await movePointer(db, { remote: 'billing', act: { act: 'promote', version: 'b-1' }, who: 'x', now: daysAgo(900) });
  const rows = await db.select().from(remoteVersions).where(eq(remoteVersions.remote, 'billing'));
  expect(rows.map(({ lastNamedAt }) => lastNamedAt)).toEqual([now, now]);
});
