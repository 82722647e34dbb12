import type { Attachment } from '@myfiction/shared/contract/calls/inbox.ts';
import type { attachments } from '../../database/schema/threads.ts';

type Row = Pick<typeof attachments.$inferSelect, 'id' | 'name' | 'type' | 'bytes'>;

export function toAttachment({ id, name, type, bytes }: Row): Attachment {
  return { attachment_id: id, name, type, bytes };
}
