import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { sendDevPage } from '../platform/dev-page.ts';
import { outboxPage } from './outbox-page.ts';
import { readOutbox } from './read-outbox.ts';

export const OUTBOX_PATH = '/dev/outbox';

/** The development mailbox, to read and as JSON. Never register it in production: it shows everybody's codes. */
export function registerOutbox(app: FastifyInstance, db: Database): void {
  app.get(`${OUTBOX_PATH}.json`, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await readOutbox(db)),
  );
  app.get(OUTBOX_PATH, async (_request, reply) => sendDevPage(reply, outboxPage(await readOutbox(db))));
}
