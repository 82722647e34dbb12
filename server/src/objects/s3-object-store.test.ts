import { once } from 'node:events';
import { createServer } from 'node:net';
import { S3_TEST_KEYS, type S3Server, startS3Server } from '../testing/s3-server.ts';
import type { ObjectStore } from './object-store.ts';
import { ObjectStoreError } from './object-store-error.ts';
import { createS3ObjectStore, openBucket, type Patience, type S3Options } from './s3-object-store.ts';

let server: S3Server;
const settings = (options: Partial<S3Options> = {}): S3Options => ({
  ...{ endpoint: server.url, region: 'eu-north-1', bucket: 'studio', prefix: 'main/', pathStyle: true },
  ...S3_TEST_KEYS,
  ...options,
});
const open = (options?: Partial<S3Options>, patience?: Patience): ObjectStore =>
  createS3ObjectStore(settings(options), patience);

beforeEach(async () => {
  server = await startS3Server({ bucket: 'studio', pageSize: 3 });
});
afterEach(() => server.close());

test('what was put is there, under its prefix and with its type', async () => {
  const store = open();
  await store.put('files/ab/ab12.webp', Buffer.from('picture'), 'image/webp');
  expect(server.objects.get('studio/main/files/ab/ab12.webp')).toMatchObject({ type: 'image/webp' });
  expect(await store.get('files/ab/ab12.webp')).toEqual(Buffer.from('picture'));
  expect(await store.has('files/ab/ab12.webp')).toBe(true);
});

test('a part of a larger piece of memory is that part', async () => {
  await open().put('a', Buffer.from('one two three').subarray(4, 7));
  expect(await open().get('a')).toEqual(Buffer.from('two'));
});

test('a key without bytes is nothing, and removing it no error', async () => {
  const store = open();
  expect([await store.get('a'), await store.has('a')]).toEqual([undefined, false]);
  await store.put('a', Buffer.from('1'));
  await store.remove('a');
  await store.remove('a');
  expect(server.objects.size).toBe(0);
});

test('lists all pages, of its prefix only', async () => {
  const store = open();
  for (const key of ['d/7~x.js', 'd/3@2.js', 'd/1.js', 'd/2.js', 'e/1.js', 'd/4.js', 'd/5.js']) {
    await store.put(key, Buffer.from(key));
  }
  await open({ prefix: 'other/' }).put('d/8.js', Buffer.from('x'));
  expect(await store.list('d/')).toEqual(['d/1.js', 'd/2.js', 'd/3@2.js', 'd/4.js', 'd/5.js', 'd/7~x.js']);
  expect(await store.list('nothing/')).toEqual([]);
});

test('is tried again when the store is busy or hangs up', async () => {
  server.fail(503, 'reset');
  await open().put('a', Buffer.from('1'));
  expect(await open().get('a')).toEqual(Buffer.from('1'));
});

test.each([
  ['a wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ['a bucket that is not there', { bucket: 'nowhere' }, 'NoSuchBucket'],
])('%s is no missing object', async (_name, options, code) => {
  await expect(open(options).get('a')).rejects.toThrow(code);
  await expect(open(options).put('a', Buffer.from('1'))).rejects.toThrow(code);
});

test('a key that leads elsewhere is refused before anything is sent', async () => {
  await expect(open().get('../other/a')).rejects.toThrow(RangeError);
  expect(server.log).toEqual([]);
});

test('a bucket is made where there is none, and one that is there only looked at', async () => {
  expect(await openBucket(settings()).make()).toBe(false);
  expect(server.log).toEqual(['HEAD /studio/ 200']);
  expect(await openBucket(settings({ bucket: 'backups' })).make()).toBe(true);
  await open({ bucket: 'backups' }).put('a', Buffer.from('1'));
});

test('a store that refuses or does not answer is told as such', async () => {
  const refused = openBucket(settings({ secretAccessKey: 'wrong' })).make();
  await expect(refused).rejects.toMatchObject({
    name: ObjectStoreError.name,
    message: 'The object store answers 403 to PUT /: SignatureDoesNotMatch',
  });
  server.fail('reset', 'reset', 'reset');
  await expect(open().get('a')).rejects.toMatchObject({
    name: ObjectStoreError.name,
    message: `The object store does not answer at ${server.url}.`,
  });
});

test('one that does not answer is given up in time, and asked again before that', async () => {
  const impatient = open({}, { tryMs: 500, triesMs: 900 });
  server.hold();
  expect(await impatient.has('a')).toBe(false);
  for (let tries = 0; tries < 3; tries += 1) server.hold();
  await expect(impatient.has('a')).rejects.toMatchObject({ name: ObjectStoreError.name });
});

test('a store that takes nothing of a large file is given up as soon as it stands still', async () => {
  const silent = createServer((socket) => void socket.pause().on('error', () => {}));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const put = open({ endpoint }, { tryMs: 500, triesMs: 0 }).put('a', Buffer.alloc(50_000_000));
  await expect(put).rejects.toMatchObject({ name: ObjectStoreError.name });
  silent.close();
});

test('a refusal before all of it is there is a refusal', async () => {
  const put = open({ secretAccessKey: 'wrong' }).put('a', Buffer.alloc(5_000_000));
  await expect(put).rejects.toThrow('SignatureDoesNotMatch');
});

test('a large file arrives whole', async () => {
  await open().put('a', Buffer.alloc(5_000_000, 'abc'));
  expect(server.objects.get('studio/main/a')?.bytes.equals(Buffer.alloc(5_000_000, 'abc'))).toBe(true);
});
