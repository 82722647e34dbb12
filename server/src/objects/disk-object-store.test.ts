import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskObjectStore } from './disk-object-store.ts';
import type { ObjectStore } from './object-store.ts';

let folder: string;
let store: ObjectStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
  store = createDiskObjectStore(join(folder, 'objects'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const text = (bytes: Buffer | undefined) => bytes?.toString();

test('what was put is there, and the last one counts', async () => {
  await store.put('a/b.js', Buffer.from('one'));
  await store.put('a/b.js', Buffer.from('two'));
  expect([text(await store.get('a/b.js')), await store.has('a/b.js')]).toEqual(['two', true]);
  expect(await readdir(join(folder, 'objects', 'a'))).toEqual(['b.js']);
});

test('a key without bytes is nothing, also where a folder or a file is in its way', async () => {
  await store.put('a/b.js', Buffer.from('one'));
  for (const key of ['a', 'a/c.js', 'a/b.js/c', 'z']) {
    expect([key, await store.get(key), await store.has(key)]).toEqual([key, undefined, false]);
  }
});

test('a name may be as long as a disk can take while it is written', async () => {
  const key = `a/${'x'.repeat(200)}`;
  await store.put(key, Buffer.from('one'));
  expect(await store.list('a/')).toEqual([key]);
});

test('keys are listed by their beginning, sorted, without what is being written', async () => {
  for (const key of ['b/2.js', 'b/1.js', 'bc.js', 'a/1.js', 'b/c/3.js']) await store.put(key, Buffer.from(key));
  await writeFile(join(folder, 'objects', 'b', '4.js.0~unfinished'), 'half');
  expect(await store.list('b')).toEqual(['b/1.js', 'b/2.js', 'b/c/3.js', 'bc.js']);
  expect(await store.list('b/')).toEqual(['b/1.js', 'b/2.js', 'b/c/3.js']);
  expect(await store.list('')).toHaveLength(5);
  expect(await store.list('nothing/')).toEqual([]);
});

test('what was removed is gone, also twice', async () => {
  await store.put('a/b.js', Buffer.from('one'));
  await store.remove('a/b.js');
  await store.remove('a/b.js');
  expect(await store.has('a/b.js')).toBe(false);
});

test.each([
  '',
  '/',
  '../x',
  'a/../b',
  'a//b',
  'a/.',
  'a\0b',
  'a\\..\\b',
  'a b',
  'x'.repeat(201),
  `${'x/'.repeat(256)}x`,
])('%j is no key', async (key) => {
  await writeFile(join(folder, 'x'), 'secret');
  for (const act of [store.get(key), store.has(key), store.put(key, Buffer.from('x')), store.remove(key)]) {
    await expect(act).rejects.toThrow(RangeError);
  }
});
