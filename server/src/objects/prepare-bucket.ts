import type { ServerConfig } from '../platform/config.ts';
import { ConfigError } from '../platform/config-error.ts';
import { openBucket } from './s3-object-store.ts';

/** `objects prepare`: makes the bucket where it is not there yet. */
export async function prepareBucket({ objects }: ServerConfig): Promise<void> {
  if (!objects) throw new ConfigError('Set FILES_STORE=s3 and its settings: a disk needs no preparing.');
  const made = await openBucket(objects).make();
  console.log(`The bucket ${objects.bucket} ${made ? 'is made' : 'is there'}.`);
}
