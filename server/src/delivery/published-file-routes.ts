import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding } from '../platform/negotiate-encoding.ts';
import { REMOTES_PREFIX } from './build-registry.ts';
import { publishedAssets, publishedRemotes } from './web-app.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};
/** Say something about pages only; a page has a dozen of these files. What is opened by itself is sandboxed anyway. */
const ABOUT_DOCUMENTS = ['cross-origin-opener-policy', 'permissions-policy'];
/**
 * A worker is held by the policy of its own file, not by the page's: it may load the studio's scripts and reach nothing
 * else. That is where an author's manuscript is read.
 */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** A content hash in the name, as the production build writes it. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Serves published files. Each address stands for one content for good, so browsers never ask twice. */
export function registerPublishedFiles(app: FastifyInstance, publishedFolder: string): void {
  app.get('/assets/*', serveFrom(publishedAssets(publishedFolder), HASHED));
  app.get(`${REMOTES_PREFIX}*`, serveFrom(publishedRemotes(publishedFolder), /^/));
}

/** @param unchanging which names never change their content */
function serveFrom(folder: string, unchanging: RegExp) {
  return async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply): Promise<FastifyReply> => {
    const path = safePath(folder, request.params['*']);
    const type = path && TYPES[extname(path)];
    if (!path || !type) return notFound(reply);
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const compressed = encoding && (await readFile(path + ENDINGS[encoding]).catch(() => undefined));
    const bytes = compressed || (await readFile(path).catch(() => undefined));
    if (!bytes) return notFound(reply);
    if (compressed) reply.header('content-encoding', encoding);
    for (const name of ABOUT_DOCUMENTS) reply.removeHeader(name);
    if (extname(path) === '.js') reply.header('content-security-policy', WORKER_POLICY);
    return reply
      .header('cache-control', unchanging.test(path) ? FOR_GOOD : 'no-cache')
      .header('vary', 'accept-encoding')
      .type(type)
      .send(bytes);
  };
}

/** Undefined for anything that would lead out of the folder. */
function safePath(folder: string, path: string): string | undefined {
  if (path.includes('\0')) return undefined;
  const joined = normalize(join(folder, path));
  return joined.startsWith(folder + sep) ? joined : undefined;
}

/** Never stored: the file may be published a moment later. */
function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
}
