import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A store that speaks as much S3 as the studio uses, and takes only what is signed (Signature Version 4). */
export interface S3Server {
  url: string;
  /** Of every bucket: `bucket/key`. */
  objects: Map<string, { bytes: Buffer; type: string }>;
  /** `GET /bucket/key 200`, in order. */
  log: string[];
  /** The next answers are these statuses, whatever is asked; `reset` closes the connection instead. */
  fail(...next: (number | 'reset')[]): void;
  /** Does not answer what is asked next until it is let go. */
  hold(): { asked: Promise<void>; letGo: () => void };
  close(): Promise<void>;
}

export const S3_TEST_KEYS = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret for tests' };

export async function startS3Server({
  bucket,
  pageSize = 1000,
}: {
  bucket: string;
  pageSize?: number;
}): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const log: string[] = [];
  const failures: (number | 'reset')[] = [];
  const holds: (() => Promise<void>)[] = [];
  const buckets = new Set([bucket]);

  const answer = (request: IncomingMessage, url: URL, body: Buffer): [number, string | Buffer] => {
    const path = decodeURIComponent(url.pathname.slice(1));
    if (request.headers['transfer-encoding']) return [411, error('MissingContentLength')];
    const refused = refuseUnsigned(request, url, body);
    if (refused) return [403, error(refused)];
    const name = path.split('/')[0] ?? '';
    const isBucket = path === `${name}/`;
    if (request.method === 'PUT' && isBucket && !buckets.has(name)) {
      buckets.add(name);
      return [200, ''];
    }
    if (!buckets.has(name)) return [404, error('NoSuchBucket')];
    if (request.method === 'PUT' && isBucket) return [409, error('BucketAlreadyOwnedByYou')];
    if (request.method === 'HEAD' && isBucket) return [200, ''];
    if (request.method === 'PUT') {
      objects.set(path, { bytes: body, type: request.headers['content-type'] ?? '' });
      return [200, ''];
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return [204, ''];
    }
    if (url.searchParams.has('list-type'))
      return [200, listPage([...objects.keys()], name, url.searchParams, pageSize)];
    const found = objects.get(path);
    return found ? [200, found.bytes] : [404, error('NoSuchKey')];
  };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    await holds.shift()?.();
    const url = new URL(request.url ?? '', 'http://store');
    const failure = failures.shift();
    if (failure === 'reset') return request.socket.destroy();
    const [status, content] = failure ? [failure, error('SlowDown')] : answer(request, url, body);
    log.push(`${request.method} ${url.pathname} ${status}`);
    return response.writeHead(status).end(request.method === 'HEAD' ? '' : content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    log,
    fail: (...next) => failures.push(...next),
    hold() {
      let letGo = (): void => {};
      const free = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const asked = new Promise<void>((resolve) => {
        holds.push(() => {
          resolve();
          return free;
        });
      });
      return { asked, letGo };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const error = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

function listPage(all: string[], bucket: string, query: URLSearchParams, pageSize: number): string {
  const start = `${bucket}/${query.get('prefix') ?? ''}`;
  const after = query.get('continuation-token') ?? '';
  const keys = all.filter((path) => path.startsWith(start) && path > after).sort();
  const page = keys.slice(0, pageSize);
  const entries = page.map(
    (path) => `<Contents><Key>${encodeURIComponent(path.slice(bucket.length + 1))}</Key></Contents>`,
  );
  const more = keys.length > pageSize;
  const token = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${entries.join('')}${token}</ListBucketResult>`;
}

/** The code of the refusal, or undefined when the request is signed with the test's keys, to the last byte. */
function refuseUnsigned(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  if (!parts) return 'AccessDenied';
  const [, credential = '', signedHeaders = '', signature = ''] = parts;
  const [keyId, ...scope] = credential.split('/');
  const headers = signedHeaders.split(';');
  if (keyId !== S3_TEST_KEYS.accessKeyId) return 'InvalidAccessKeyId';
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => headers.includes(name))) return 'AccessDenied';
  const bodyHash = createHash('sha256').update(body).digest('hex');
  if (request.headers['x-amz-content-sha256'] !== bodyHash) return 'XAmzContentSHA256Mismatch';
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((name) => encode(decodeURIComponent(name)))
      .join('/'),
    query.join('&'),
    ...headers.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n');
  const date = String(request.headers['x-amz-date']);
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  let key: string | Buffer = `AWS4${S3_TEST_KEYS.secretAccessKey}`;
  for (const part of scope) key = createHmac('sha256', key).update(part).digest();
  const expected = createHmac('sha256', key).update(toSign).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
