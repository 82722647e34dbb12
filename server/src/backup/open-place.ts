import { chmod, mkdir, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createDiskObjectStore } from '../objects/disk-object-store.ts';
import { isObjectKey, type ObjectStore } from '../objects/object-store.ts';
import { createS3ObjectStore, openBucket } from '../objects/s3-object-store.ts';
import type { ServerConfig } from '../platform/config.ts';
import { BackupError } from './backup-error.ts';

const IN_BUCKET = /^s3:\/\/([^/]+)\/(.+?)\/*$/;
const ADDRESS = /^\w+:\/\//;

/**
 * Where a backup lies: a folder, or `s3://BUCKET/PREFIX` in the store that the settings name.
 *
 * @param make a folder that is not there is made, closed to other users as one that is empty, and a bucket is made too
 */
export async function openPlace(
  where: string,
  { objects }: Pick<ServerConfig, 'objects'>,
  { make }: { make: boolean },
): Promise<ObjectStore> {
  const [, bucket, prefix] = IN_BUCKET.exec(where) ?? [];
  if (bucket && prefix && isObjectKey(prefix)) {
    if (!objects)
      throw new BackupError('Name the store in the settings: FILES_STORE=s3 and those that begin with S3_.');
    const options = { ...objects, bucket, prefix: `${prefix}/` };
    if (make) await openBucket(options).make();
    return createS3ObjectStore(options);
  }
  // As a path it would be a folder of that name.
  if (ADDRESS.test(where)) throw new BackupError(`${where} is no place: a folder, or s3://BUCKET/PREFIX.`);
  const folder = resolve(where);
  if (make) {
    const made = await mkdir(folder, { recursive: true });
    // It holds what authors wrote, and names and addresses. One that holds something else is no place for a backup.
    if (made !== undefined || (await readdir(folder)).length === 0) await chmod(folder, 0o700);
  }
  return createDiskObjectStore(folder);
}
