import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheObjects } from './cached-objects.ts';
import { createDiskObjectStore } from './disk-object-store.ts';
import type { ObjectStore } from './object-store.ts';

let folder: string;
let shared: ObjectStore;
let near: ObjectStore;
let cached: ObjectStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
  shared = createDiskObjectStore(join(folder, 'shared'));
  near = createDiskObjectStore(join(folder, 'near'));
  cached = cacheObjects(shared, near, (key) => key.startsWith('fixed/'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const text = async (key: string) => (await cached.get(key))?.toString();

test('what never changes is asked of the shared store once, also while that is away', async () => {
  await cached.put('fixed/a.js', Buffer.from('one'));
  expect([await text('fixed/a.js'), await text('fixed/b.js')]).toEqual(['one', undefined]);
  await rm(join(folder, 'shared'), { recursive: true });
  expect(await text('fixed/a.js')).toBe('one');
});

test('what may change is as the shared store has it, and is not kept', async () => {
  await shared.put('a.js', Buffer.from('one'));
  expect(await text('a.js')).toBe('one');
  await shared.put('a.js', Buffer.from('two'));
  expect([await text('a.js'), await near.has('a.js')]).toEqual(['two', false]);
});

test('what is removed is gone from both', async () => {
  await shared.put('fixed/a.js', Buffer.from('one'));
  await text('fixed/a.js');
  await cached.remove('fixed/a.js');
  expect(await text('fixed/a.js')).toBeUndefined();
});
