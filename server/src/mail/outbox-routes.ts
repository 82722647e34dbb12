import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { outboxPage } from './outbox-page.ts';
import { readOutbox } from './read-outbox.ts';

export const OUTBOX_PATH = '/dev/outbox';

/** The development mailbox, to read and as JSON. Never register it in production: it shows everybody's codes. */
export function registerOutbox(app: FastifyInstance, db: Database): void {
  app.get(`${OUTBOX_PATH}.json`, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await readOutbox(db)),
  );
  app.get(OUTBOX_PATH, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(outboxPage(await readOutbox(db), nonce));
  });
}
