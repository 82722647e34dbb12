import { sql } from 'drizzle-orm';
import { ObjectStoreError } from '../../objects/object-store-error.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { addPointer, addVersion } from '../../testing/remote-fixture.ts';
import { movePointer } from '../pointer/move-pointer.ts';
import { createRegistryReader, type RegistryReader } from './registry-reader.ts';

const database = freshDatabase();
const now = new Date('2026-03-02T10:00:00Z');
const told: string[] = [];
const gone = new Set<string>();
let storeIsAway = false;
const readers: RegistryReader[] = [];

beforeEach(async () => {
  await database.pool.query('truncate remote_versions, remote_pointers, delivery_acts');
  told.length = 0;
  gone.clear();
  storeIsAway = false;
  for (const version of ['v1', 'v2', 'v3']) await addVersion(database.db, 'comments', version, { now });
  await addVersion(database.db, 'inbox', 'v1', { now });
  await addPointer(database.db, 'inbox', 'v1', { now });
});
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close();
});

async function open(): Promise<RegistryReader> {
  const reader = createRegistryReader({
    ...{ db: database.db, databaseUrl: database.url },
    isServable: async (remote, version) => {
      if (storeIsAway) throw new ObjectStoreError('The object store does not answer.');
      return !gone.has(`${remote} ${version}`);
    },
    warn: (message) => told.push(message),
  });
  readers.push(reader);
  await reader.refresh();
  return reader;
}

const liveOf = (reader: RegistryReader, remote = 'comments') => {
  const live = reader.current().get(remote)?.live;
  return live && [live.version, live.enabled];
};
const breakManifest = (version: string) =>
  database.db.execute(
    sql`update remote_versions set manifest = '{"name":1}' where version = ${version} and remote = 'comments'`,
  );

test('while the database is away, what was read last is served', async () => {
  await addPointer(database.db, 'comments', 'v1', { now });
  const reader = await open();
  await database.pool.query('alter table remote_pointers rename to hidden');
  await expect(reader.refresh()).rejects.toThrow();
  expect(liveOf(reader)).toEqual(['v1', true]);
  await database.pool.query('alter table hidden rename to remote_pointers');
});

test.each<[string, () => unknown]>([
  ['whose files are gone', () => gone.add('comments v2')],
  ['whose manifest is broken', () => breakManifest('v2')],
])(
  'a version %s is not served: the remote keeps what it had, the others go on, and it is told once',
  async (_name, harm) => {
    await addPointer(database.db, 'comments', 'v1', { now });
    const reader = await open();
    await harm();
    await movePointer(database.db, { remote: 'comments', act: { act: 'disable' }, who: 'hana', now });
    await database.db.execute(
      sql`update remote_pointers set live = 'v2', enabled = true, revision = 9 where remote = 'comments'`,
    );
    for (let times = 0; times < 3; times += 1) await reader.refresh();
    expect([liveOf(reader), liveOf(reader, 'inbox')]).toEqual([
      ['v1', true],
      ['v1', true],
    ]);
    expect(told).toEqual([expect.stringContaining('version v2')]);
  },
);

test('what is switched off stays so where its version cannot be served either', async () => {
  await addPointer(database.db, 'comments', 'v1', { now });
  const reader = await open();
  gone.add('comments v2');
  await database.pool.query(
    `update remote_pointers set live = 'v2', enabled = false, revision = 9 where remote = 'comments'`,
  );
  await reader.refresh();
  expect(liveOf(reader)).toEqual(['v1', false]);
});

test('a server that never had another goes to the version before, or switches the remote off', async () => {
  await addPointer(database.db, 'comments', 'v2', { now, previous: 'v1' });
  gone.add('comments v2');
  expect(liveOf(await open())).toEqual(['v1', true]);
  gone.add('comments v1');
  expect(liveOf(await open())).toEqual(['', false]);
  gone.clear();
  const [first] = readers;
  await first?.refresh();
  expect(first && liveOf(first)).toEqual(['v2', true]);
});

test('a staged version that cannot be served leaves everybody with the live one', async () => {
  await addPointer(database.db, 'comments', 'v1', { now, candidate: 'v2', percent: 100 });
  gone.add('comments v2');
  const reader = await open();
  expect(reader.current().get('comments')?.candidate).toBeUndefined();
  expect(liveOf(reader)).toEqual(['v1', true]);
});

describe('while the store of the files does not answer', () => {
  test('a remote is switched off and on as at any time', async () => {
    await addPointer(database.db, 'comments', 'v1', { now });
    const reader = await open();
    storeIsAway = true;
    for (const act of ['disable', 'enable'] as const) {
      await movePointer(database.db, { remote: 'comments', act: { act }, who: 'hana', now });
      await reader.refresh();
      expect(liveOf(reader)).toEqual(['v1', act === 'enable']);
    }
    expect(told).toEqual([]);
  });

  test('a version that nobody has looked for yet waits for it, and no other remote does', async () => {
    await addPointer(database.db, 'comments', 'v1', { now });
    const reader = await open();
    storeIsAway = true;
    await movePointer(database.db, { remote: 'comments', act: { act: 'promote', version: 'v2' }, who: 'hana', now });
    await movePointer(database.db, { remote: 'inbox', act: { act: 'disable' }, who: 'hana', now });
    await reader.refresh();
    expect([liveOf(reader), liveOf(reader, 'inbox')]).toEqual([
      ['v1', true],
      ['v1', false],
    ]);
    expect(told).toEqual([expect.stringContaining('version v2')]);
    storeIsAway = false;
    await reader.refresh();
    expect(liveOf(reader)).toEqual(['v2', true]);
  });
});
