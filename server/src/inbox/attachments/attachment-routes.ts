import type { AttachmentType } from '@myfiction/shared/contract/inbox-options.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { attachments } from '../../database/schema/threads.ts';
import { asAttachment } from '../../files/as-attachment.ts';
import type { CallContext } from '../../platform/handler.ts';
import { ATTACHMENTS_PREFIX, isValidAddress } from './attachment-address.ts';

type Services = Pick<CallContext, 'db' | 'clock' | 'files' | 'secrets'>;

const MEDIA_TYPES: Readonly<Record<AttachmentType, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
};

/** Sends attachments to who has an address of one. They are files to keep: no browser shows them on our host. */
export function registerAttachments(app: FastifyInstance, { db, clock, files, secrets }: Services): void {
  app.get<{ Params: { id: string }; Querystring: { until?: string; key?: string } }>(
    `${ATTACHMENTS_PREFIX}:id`,
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
      const { id } = request.params;
      const { until = '', key = '' } = request.query;
      const valid = isValidAddress(secrets, { id, until: String(until), key: String(key) }, clock.now());
      const [found] = valid ? await db.select().from(attachments).where(eq(attachments.id, id)) : [];
      const bytes = found && (await files.getPrivate(found.file));
      if (!found || !bytes) {
        const text = 'This download has run out. Go back to the studio and open the file again.\n';
        return reply.code(404).type('text/plain; charset=utf-8').send(text);
      }
      return reply.header('content-disposition', asAttachment(found.name)).type(MEDIA_TYPES[found.type]).send(bytes);
    },
  );
}
