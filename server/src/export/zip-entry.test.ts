import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import JSZip from 'jszip';
import { type ZipEntry, zipStream } from './zip-entry.ts';

const mtime = new Date('2026-03-02T12:00:00.000Z');
const MEGABYTE = randomBytes(1024 * 1024);

test('an entry is asked for when the one before was read, and not earlier', async () => {
  let asked = 0;
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (asked = 1; asked <= 5; asked++) yield { path: `${asked}.bin`, content: async () => MEGABYTE };
  }
  const stream = zipStream(entries(), mtime);
  const [first] = await stream.take(1).toArray();
  expect(first.length).toBeGreaterThan(0);
  // One is read while the one before is packed.
  expect(asked).toBeLessThanOrEqual(2);
});

test('a zip has all entries in their order, also where there is none', async () => {
  const entry = (path: string): ZipEntry => ({ path, content: async () => path.repeat(3) });
  const zip = await JSZip.loadAsync(await buffer(zipStream([entry('b'), entry('a')], mtime)));
  expect(Object.keys(zip.files)).toEqual(['b', 'a']);
  expect(await zip.file('a')?.async('string')).toBe('aaa');
  expect(Object.keys((await JSZip.loadAsync(await buffer(zipStream([], mtime)))).files)).toEqual([]);
});

test.each([
  ['an entry', [{ path: 'a', content: () => Promise.reject(new Error('The chapter went away.')) }]],
  [
    'what lists them',
    (async function* (): AsyncGenerator<ZipEntry> {
      yield { path: 'a', content: async () => 'a' };
      throw new Error('The chapter went away.');
    })(),
  ],
])('a download breaks off when %s fails: half of it is not the whole', async (_what, entries) => {
  await expect(buffer(zipStream(entries, mtime))).rejects.toThrow('The chapter went away.');
});
