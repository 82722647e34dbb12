import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { applicationDocuments, applicationImages } from '../database/schema/application-papers.ts';
import { asAttachment } from '../files/as-attachment.ts';
import { cookieSession } from '../platform/cookie-session.ts';
import type { ApplicationContext } from './held-application.ts';
import { DOCUMENT_PURPOSE, IMAGE_PURPOSE } from './sealed-person.ts';
import { APPLICATION_FILES_PREFIX, type ApplicationTicket, useApplicationTicket } from './tickets.ts';

interface SentFile {
  bytes: Buffer;
  mediaType: string;
  disposition: string;
}

/** Nothing of it runs, and nothing is fetched from it, even if a browser took it for a page. */
const SANDBOX = "sandbox; default-src 'none'";
const GONE = 'This address has been used or has run out. Go back to the studio and open the file again.\n';

/** Sends what a one-time address stands for: never kept by a browser or a proxy, never under another sign-in. */
export function registerApplicationFiles(app: FastifyInstance, services: ApplicationContext): void {
  // Whoever only looks at an address must not use it up.
  const options = { exposeHeadRoute: false };
  app.get<{ Params: { token: string } }>(`${APPLICATION_FILES_PREFIX}:token`, options, async (request, reply) => {
    reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', SANDBOX);
    const ticket = await useApplicationTicket(services.db, request.params.token, services.clock.now());
    const file = ticket && !isSomebodyElse(request, ticket) ? await readFile(services, ticket) : undefined;
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send(GONE);
    return reply.header('content-disposition', file.disposition).type(file.mediaType).send(file.bytes);
  });
}

/** Where the browser says who is signed in, it has to be the one who asked for the address. */
function isSomebodyElse(request: FastifyRequest, ticket: ApplicationTicket): boolean {
  const cookie = cookieSession(request);
  return cookie !== undefined && cookie.uid !== ticket.uid;
}

async function readFile(
  { db, secrets }: ApplicationContext,
  { imageId, documentId }: ApplicationTicket,
): Promise<SentFile | undefined> {
  if (imageId !== null) {
    const [image] = await db.select().from(applicationImages).where(eq(applicationImages.id, imageId));
    const bytes = image && secrets.open(IMAGE_PURPOSE, image.sealed);
    return bytes && { bytes, mediaType: 'image/webp', disposition: 'inline' };
  }
  if (documentId === null) return undefined;
  const [document] = await db.select().from(applicationDocuments).where(eq(applicationDocuments.id, documentId));
  return (
    document && {
      bytes: secrets.open(DOCUMENT_PURPOSE, document.sealed),
      mediaType: 'application/pdf',
      disposition: asAttachment(document.name),
    }
  );
}
