import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPrivateName } from '../files/file-name.ts';
import { createFileStore } from '../files/object-file-store.ts';
import { S3_TEST_KEYS, startS3Server } from '../testing/s3-server.ts';
import { copyObjects } from './copy-objects.ts';
import { createDiskObjectStore } from './disk-object-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3ObjectStore } from './s3-object-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copy-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('everything of a disk is found again in a bucket, private or not, and copied once', async () => {
  const server = await startS3Server({ bucket: 'studio' });
  const disk = createDiskObjectStore(folder);
  const s3 = createS3ObjectStore({
    ...{ endpoint: server.url, region: 'r', bucket: 'studio', prefix: '', pathStyle: true },
    ...S3_TEST_KEYS,
  });
  const before = createFileStore(disk);
  const { url } = await before.put(Buffer.from('cover'), 'webp');
  const name = newPrivateName();
  await before.putPrivate(name, Buffer.from('sealed letter'));
  await disk.put('database/base/1', Buffer.from('no object'));

  expect(await copyObjects(disk, s3, ['files/', 'delivery/'])).toEqual({ copied: 2, same: 0, bytes: 18, failed: [] });
  const after = createFileStore(s3);
  expect(await after.get(url)).toEqual(Buffer.from('cover'));
  expect(await after.getPrivate(name)).toEqual(Buffer.from('sealed letter'));
  expect(server.objects.size).toBe(2);
  expect(await copyObjects(disk, s3, ['files/'])).toMatchObject({ copied: 0, same: 2 });
  await server.close();
});

test('a copy that is not what was read is told', async () => {
  const disk = createDiskObjectStore(folder);
  await disk.put('files/a', Buffer.from('whole'));
  const lossy: ObjectStore = {
    ...createDiskObjectStore(join(folder, 'other')),
    get: async () => Buffer.from('who'),
    put: async () => {},
  };
  expect(await copyObjects(disk, lossy, ['files/'])).toMatchObject({ copied: 0, failed: ['files/a'] });
});
