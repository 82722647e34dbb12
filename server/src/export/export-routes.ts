import { exportStory as exportStoryCall } from '@myfiction/shared/contract/calls/import-export.ts';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../platform/handler.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { EXPORTS_PREFIX, exportStory, findTicket } from './export-story.ts';
import { readBook } from './read-book.ts';
import { exportFileName, exportMediaType, writeExport } from './write-export.ts';

export const exportRoutes: Handler[] = [handle(exportStoryCall, exportStory)];

/** Sends what a ticket stands for, as a file to keep. */
export function registerExports(
  app: FastifyInstance,
  { db, clock, files }: Pick<CallContext, 'db' | 'clock' | 'files'>,
): void {
  app.get<{ Params: { token: string } }>(`${EXPORTS_PREFIX}:token`, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
    const ticket = await findTicket(db, request.params.token, clock.now());
    if (!ticket) {
      const text = 'This download has run out. Go back to the studio and export the story again.\n';
      return reply.code(404).type('text/plain; charset=utf-8').send(text);
    }
    const book = await readBook(db, ticket);
    const name = exportFileName(book.title, ticket.format);
    return reply
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escapeByte)}`,
      )
      .type(exportMediaType(ticket.format))
      .send(await writeExport(book, ticket.format, files));
  });
}

function escapeByte(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
