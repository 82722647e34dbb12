import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObjectKey, type ObjectStore } from '../objects/object-store.ts';
import { negotiateEncoding } from '../platform/negotiate-encoding.ts';
import { DELIVERY_PREFIX, neverChanges } from './versions/object-keys.ts';
import { servedType } from './versions/served-types.ts';
import { mayBeCompressed } from './versions/store-files.ts';
import { REMOTES_PREFIX } from './versions/stored-versions.ts';

/**
 * Say something about pages only, what the policy of the file says already, or what browsers do by themselves
 * (`referrer-policy`); a page has a dozen of these files. What is opened by itself is sandboxed anyway.
 */
const NOT_FOR_FILES = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-request-id',
];
/**
 * A worker is held by the policy of its own file, not by the page's: it may load the studio's scripts and reach nothing
 * else. That is where an author's manuscript is read.
 */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
const ENDINGS = { br: '.br', gzip: '.gz' } as const;
const FOR_GOOD = 'public, max-age=31536000, immutable';

interface PublishedFiles {
  /** Keeps what it gives. */
  near: ObjectStore;
  shared: ObjectStore;
  /** False for what lies in the folder of a version that is not published, or not yet. */
  isPublished: (key: string) => Promise<boolean>;
}

/**
 * Serves published files. Each address stands for one content for good, so browsers never ask twice. What is not
 * published may become another content: nobody keeps it.
 */
export function registerPublishedFiles(app: FastifyInstance, files: PublishedFiles): void {
  app.get('/assets/*', serveFrom(files, `${DELIVERY_PREFIX}assets/`));
  app.get(`${REMOTES_PREFIX}*`, serveFrom(files, `${DELIVERY_PREFIX}remotes/`));
}

function serveFrom({ near, shared, isPublished }: PublishedFiles, prefix: string) {
  return async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply): Promise<FastifyReply> => {
    const key = prefix + request.params['*'];
    const type = servedType(key);
    if (!type || !isObjectKey(key)) return notFound(reply);
    const published = await isPublished(key);
    const objects = published ? near : shared;
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    // A store that is away must not keep back the file itself, which may be near.
    const copy = encoding && mayBeCompressed(key) ? objects.get(key + ENDINGS[encoding]) : undefined;
    const compressed = await copy?.catch(() => undefined);
    const bytes = compressed ?? (await objects.get(key));
    if (!bytes) return notFound(reply);
    if (compressed) reply.header('content-encoding', encoding);
    for (const name of NOT_FOR_FILES) reply.removeHeader(name);
    if (type.startsWith('text/javascript')) reply.header('content-security-policy', WORKER_POLICY);
    return reply
      .header('cache-control', cacheRule(key, published))
      .header('vary', 'accept-encoding')
      .type(type)
      .send(bytes);
  };
}

function cacheRule(key: string, published: boolean): string {
  if (!published) return 'no-store';
  return neverChanges(key) ? FOR_GOOD : 'no-cache';
}

/** Never stored: the file may be published a moment later. */
function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
}
