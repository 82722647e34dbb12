import { freshDatabase } from '../../testing/fresh-database.ts';
import { addVersion } from '../../testing/remote-fixture.ts';
import type { PointerAct } from './acts.ts';
import { bundleVersion } from './bundle-version.ts';
import { movePointer } from './move-pointer.ts';
import { findPointer } from './pointer.ts';

const database = freshDatabase();
const now = new Date('2026-03-02T10:00:00Z');
const REMOTE = 'comments';

beforeEach(async () => {
  await database.pool.query('truncate remote_versions, remote_pointers, delivery_acts');
  for (const version of ['v1', 'v2', 'v3']) await addVersion(database.db, REMOTE, version, { now });
});

const bundle = (version: string, builtOn: number) =>
  bundleVersion(database.db, { remote: REMOTE, version, builtAt: new Date(builtOn), now });
const person = (act: PointerAct) => movePointer(database.db, { remote: REMOTE, act, who: 'hana', now });
const pointer = () => findPointer(database.db, REMOTE);

test('a newer image goes live by itself', async () => {
  expect(await bundle('v1', 1)).toBeUndefined();
  expect(await bundle('v2', 2)).toBeUndefined();
  expect(await pointer()).toMatchObject({ live: 'v2', previous: 'v1', movedBy: 'bundle', bundled: 'v2' });
});

test('a server of the last image that starts again changes nothing', async () => {
  await bundle('v2', 2);
  await bundle('v1', 1);
  expect(await pointer()).toMatchObject({ live: 'v2', bundled: 'v2', revision: 1 });
});

test('what was built again goes live, also where it was before', async () => {
  await bundle('v1', 1);
  await bundle('v2', 2);
  await bundle('v1', 3);
  expect(await pointer()).toMatchObject({ live: 'v1' });
});

test.each<[string, PointerAct]>([
  ['published', { act: 'publish', version: 'v1' }],
  ['promoted', { act: 'promote', version: 'v1' }],
  ['rolled back', { act: 'rollback' }],
])('what a person %s stays, and staff is told how to go on', async (_name, act) => {
  await bundle('v1', 1);
  await bundle('v2', 2);
  await person(act);
  const note = await bundle('v3', 3);
  expect(note).toContain('hana chose what is live (v1 live)');
  expect(note).toContain('delivery follow comments --as');
  expect(await pointer()).toMatchObject({ live: 'v1', bundled: 'v3' });
  await person({ act: 'follow' });
  expect(await pointer()).toMatchObject({ live: 'v3', movedBy: 'bundle' });
  await bundle('v2', 4);
  expect(await pointer()).toMatchObject({ live: 'v2' });
});

test('what was switched off stays off, with the newest version behind it', async () => {
  await bundle('v1', 1);
  await person({ act: 'disable' });
  await bundle('v2', 2);
  expect(await pointer()).toMatchObject({ live: 'v2', enabled: false });
});
