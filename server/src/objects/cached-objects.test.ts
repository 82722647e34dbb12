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

test('once the near store is full of what nobody asks for any more, it has room for what is asked for', async () => {
  const full = {
    ...near,
    put: async (key: string, body: Uint8Array) => {
      if ((await near.list('')).length >= 3) throw new Error('ENOSPC: no space left on device');
      await near.put(key, body);
    },
  };
  const limited = cacheObjects(shared, full, (key) => key.startsWith('fixed/'));
  for (const key of ['fixed/1.js', 'fixed/2.js', 'fixed/3.js', 'fixed/new.js']) {
    await shared.put(key, Buffer.from(key));
    expect((await limited.get(key))?.toString()).toBe(key);
  }
  await limited.get('fixed/new.js');
  expect(await near.has('fixed/new.js')).toBe(true);
});
