import { exportStory as exportStoryCall } from '@myfiction/shared/contract/calls/import-export.ts';
import type { FastifyInstance } from 'fastify';
import { billDownload } from '../billing/files/export-bill.ts';
import { asAttachment } from '../files/as-attachment.ts';
import { type CallContext, type Handler, handle } from '../platform/handler.ts';
import type { RateLimit, RateLimiter } from '../platform/rate-limiter.ts';
import { accountDownload } from './account/account-download.ts';
import type { Download } from './download.ts';
import { exportStory } from './export-story.ts';
import { readBook } from './read-book.ts';
import { EXPORTS_PREFIX, findTicket, type Ticket } from './tickets.ts';
import { storyDownload } from './write-export.ts';

type Services = Pick<CallContext, 'db' | 'clock' | 'files' | 'secrets'> & { limiter: RateLimiter };

/** For an author: each is made anew. A year's bills as PDF and CSV, and a browser that goes on with one it had begun. */
const PER_AUTHOR: RateLimit = { burst: 30, perSecond: 1 / 6 };

export const exportRoutes: Handler[] = [handle(exportStoryCall, exportStory)];

/** Sends what a ticket stands for, as a file to keep. */
export function registerExports(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { token: string } }>(`${EXPORTS_PREFIX}:token`, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
    const ticket = await findTicket(services.db, request.params.token, services.clock.now());
    if (!ticket) {
      const text = 'This download has run out. Go back to the studio and ask for it again.\n';
      return reply.code(404).type('text/plain; charset=utf-8').send(text);
    }
    if (!services.limiter.take(`downloads ${ticket.uid}`, PER_AUTHOR)) {
      const text = 'These are many downloads at once. Wait a minute and try again.\n';
      return reply.code(429).type('text/plain; charset=utf-8').send(text);
    }
    const { fileName, mediaType, content } = await downloadOf(services, ticket);
    return reply.header('content-disposition', asAttachment(fileName)).type(mediaType).send(content);
  });
}

async function downloadOf({ db, files, secrets, clock }: Omit<Services, 'limiter'>, ticket: Ticket): Promise<Download> {
  const { uid, storyId, billId, format, drafts } = ticket;
  if (format === 'bill-pdf' || format === 'bill-csv') {
    return billDownload(db, { uid, billId: billId ?? '', format: format === 'bill-pdf' ? 'pdf' : 'csv' });
  }
  if (storyId === null || format === 'account') return accountDownload({ db, files, secrets, uid, now: clock.now() });
  return storyDownload(await readBook(db, { uid, storyId, drafts }), format, files);
}
