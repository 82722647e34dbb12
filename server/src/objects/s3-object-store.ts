import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { type ObjectStore, requireObjectKey } from './object-store.ts';
import { ObjectStoreError } from './object-store-error.ts';
import { readListPage } from './s3-answers.ts';
import { watchSending } from './watch-sending.ts';

export interface S3Options {
  /** Undefined is Amazon's own, by the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** What all keys begin with, for example `studio/`. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket stands in the path, not before the host name. */
  pathStyle: boolean;
}

/** How long a store is waited for that does not answer. */
export interface Patience {
  /** For how long nothing need move of one try, until its answer begins; see `watchSending`. */
  tryMs: number;
  /** After this no further try begins. */
  triesMs: number;
}

/** Nobody looks on: copies, backups, what is stored before a server starts. */
const PATIENT: Patience = { tryMs: 30_000, triesMs: 90_000 };
/** A server: somebody waits for what it asks. */
export const BRISK: Patience = { tryMs: 3_000, triesMs: 4_000 };
/** Pauses before the second and the third try: a store that restarts, a connection that was just closed. */
const PAUSES_MS = [100, 500];

export interface Bucket {
  /** Answers with less than 300, or 404 for a key that is not there; everything else throws. */
  send(method: string, path: string, init?: { body?: Uint8Array; type?: string }): Promise<Answer>;
  /** Makes it where it is not there, and only then: who may use a bucket need not be allowed to make one. */
  make(): Promise<boolean>;
}

/** What is sent is signed with its hash, so that it arrives unchanged. */
export function openBucket(options: S3Options, patience: Patience = PATIENT): Bucket {
  const { region, accessKeyId, secretAccessKey } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const bucket = bucketAddress(options);

  const ask: Bucket['send'] = (method, path, { body, type } = {}) => {
    // A view of memory of any kind becomes one that a request takes.
    const bytes = body && new Uint8Array(body);
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
      ...(type && { 'content-type': type }),
      ...(bytes && { 'content-length': String(bytes.length) }),
    };
    const attempt = async (): Promise<Answer> => {
      const { body, signal, answered, end } = watchSending(bytes, patience.tryMs);
      try {
        const init = { method, headers, signal, ...(body && { body, duplex: 'half' }) };
        const answer = await client.fetch(bucket + path, init);
        answered();
        return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
      } finally {
        end();
      }
    };
    return insist(attempt, patience.triesMs).catch((cause: unknown) => {
      throw new ObjectStoreError(`The object store does not answer at ${new URL(bucket).origin}.`, { cause });
    });
  };
  const refuse = (method: string, path: string, answer: Answer): never => {
    throw new ObjectStoreError(
      `The object store answers ${answer.status} to ${method} /${path.split('?')[0]}: ${reasonOf(answer)}`,
    );
  };
  return {
    async send(method, path, init) {
      const answer = await ask(method, path, init);
      return answer.status < 300 || isMissingKey(answer, method) ? answer : refuse(method, path, answer);
    },
    async make() {
      if ((await ask('HEAD', '')).status < 300) return false;
      const answer = await ask('PUT', '');
      if (answer.status === 409 && reasonOf(answer).startsWith('BucketAlready')) return false;
      return answer.status < 300 || refuse('PUT', '', answer);
    },
  };
}

/** Objects in a bucket of a store that speaks S3. */
export function createS3ObjectStore(options: S3Options, patience?: Patience): ObjectStore {
  const { send } = openBucket(options, patience);
  const pathOf = (key: string): string => {
    requireObjectKey(key);
    return encodeURI(options.prefix + key);
  };

  return {
    async put(key, body, contentType = 'application/octet-stream') {
      await send('PUT', pathOf(key), { body, type: contentType });
    },
    async get(key) {
      const { status, bytes } = await send('GET', pathOf(key));
      return status === 404 ? undefined : bytes;
    },
    async has(key) {
      return (await send('HEAD', pathOf(key))).status !== 404;
    },
    async list(prefix) {
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          'encoding-type': 'url',
          prefix: options.prefix + prefix,
        });
        if (token) query.set('continuation-token', token);
        const page = readListPage((await send('GET', `?${query}`)).bytes.toString());
        keys.push(...page.keys.map((key) => key.slice(options.prefix.length)));
        token = page.nextToken;
      } while (token);
      return keys.sort();
    },
    async remove(key) {
      await send('DELETE', pathOf(key));
    },
  };
}

function bucketAddress({ endpoint, region, bucket, pathStyle }: S3Options): string {
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const base = url.href.replace(/\/+$/, '');
  return pathStyle ? `${base}/${bucket}/` : `${base}/`;
}

interface Answer {
  status: number;
  bytes: Buffer;
}

/** Everything that is asked of the store may be asked twice. */
async function insist(attempt: () => Promise<Answer>, triesMs: number): Promise<Answer> {
  const began = performance.now();
  for (const pauseMs of PAUSES_MS) {
    const tried = attempt();
    const answer = await tried.catch(() => undefined);
    const isOver = performance.now() - began + pauseMs >= triesMs;
    if (isOver || (answer && answer.status < 500 && answer.status !== 429)) return tried;
    await delay(pauseMs);
  }
  return attempt();
}

/** A bucket that is not there is no missing object. An answer to HEAD says nothing more than 404. */
function isMissingKey({ status, bytes }: Answer, method: string): boolean {
  return status === 404 && (method === 'HEAD' || bytes.includes('NoSuchKey'));
}

function reasonOf({ bytes }: Answer): string {
  return /<Code>([^<]*)<\/Code>/.exec(bytes.toString())?.[1] ?? 'without a reason';
}
