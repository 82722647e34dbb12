import { optional, setting } from '../setting.ts';
import { BASE_ADDRESS, FLAG, oneOf, TEXT } from '../setting-types.ts';

/** Where covers, avatars, private documents and published versions lie. */
export const FILES = {
  store: setting('FILES_STORE', oneOf('disk', 's3'), {
    fallback: 'disk',
    text: 'where files lie: below `DATA_DIR` for one server, or in a store that speaks S3 for several',
  }),
  endpoint: optional('S3_ENDPOINT', BASE_ADDRESS, {
    fallbackText: 'Amazon’s, by the region',
    text: 'address of the store, for example of a MinIO',
  }),
  region: setting('S3_REGION', TEXT, { fallback: 'us-east-1', text: 'region of the bucket, a part of what is signed' }),
  bucket: optional('S3_BUCKET', TEXT, { text: 'the bucket, which must be there; it needs no public access' }),
  prefix: setting('S3_PREFIX', TEXT, { fallback: '', text: 'what all keys begin with, for a bucket that is shared' }),
  accessKeyId: optional('S3_ACCESS_KEY_ID', TEXT, {
    text: 'who the server is to the store',
    secret: true,
    refuse: refuseDefault,
    refused: '`minioadmin`',
  }),
  secretAccessKey: optional('S3_SECRET_ACCESS_KEY', TEXT, {
    text: 'what it proves that with',
    secret: true,
    refuse: refuseDefault,
    refused: '`minioadmin`',
  }),
  pathStyle: setting('S3_PATH_STYLE', FLAG, {
    fallback: true,
    text: 'the bucket stands in the path; `false` puts it before the host name',
  }),
};

function refuseDefault(value: string | undefined): string | undefined {
  return value === 'minioadmin' ? 'is the value that the store comes with' : undefined;
}
