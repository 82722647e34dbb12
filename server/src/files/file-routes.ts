import type { FastifyInstance } from 'fastify';
import { contentType, FILES_PREFIX } from './file-name.ts';
import type { FileStore } from './file-store.ts';

/** Serves stored files. Their address is their content's hash, so a browser may keep them for good. */
export function registerFiles(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { name: string } }>(`${FILES_PREFIX}:name`, async (request, reply) => {
    const { name } = request.params;
    const bytes = await files.get(`${FILES_PREFIX}${name}`);
    if (!bytes) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
    }
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(contentType(name)).send(bytes);
  });
}
