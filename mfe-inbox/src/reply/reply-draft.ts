import type { Attachment } from '@myfiction/shared/contract/calls/inbox.ts';
import { ATTACHMENT_TYPES } from '@myfiction/shared/contract/inbox-options.ts';
import { randomId, storage } from '@myfiction/shared/host.ts';

/** A letter that is not sent yet, kept on this device with each key, so that neither a reload nor a closed tab loses it. */
export interface ReplyDraft {
  /** The letter's id: sent twice, it stands once. */
  replyId: string;
  body: string;
  attachments: Attachment[];
  /** What was last sent without an answer: with other words it would be another letter. */
  sent?: string;
}

export function emptyDraft(): ReplyDraft {
  return { replyId: randomId(), body: '', attachments: [] };
}

export const draftKey = (uid: number, messageId: string): string => `myfiction.inbox-reply.${uid}.${messageId}`;

export function readDraft(uid: number, messageId: string): ReplyDraft {
  try {
    const kept: unknown = JSON.parse(storage.get(draftKey(uid, messageId)) ?? 'null');
    return isDraft(kept) ? kept : emptyDraft();
  } catch {
    return emptyDraft();
  }
}

export function keepDraft(uid: number, messageId: string, draft: ReplyDraft): void {
  if (draft.body === '' && draft.attachments.length === 0) storage.remove(draftKey(uid, messageId));
  else storage.set(draftKey(uid, messageId), JSON.stringify(draft));
}

/** What is sent: the same words and files have the same id, others a new one. */
export function letterOf(draft: ReplyDraft): ReplyDraft & { sent: string } {
  const sent = JSON.stringify([draft.body, draft.attachments.map(({ attachment_id }) => attachment_id)]);
  const isSame = draft.sent === undefined || draft.sent === sent;
  return { ...draft, sent, replyId: isSame ? draft.replyId : randomId() };
}

function isDraft(kept: unknown): kept is ReplyDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('replyId' in kept) || !('body' in kept) || !('attachments' in kept)) return false;
  const { replyId, body, attachments } = kept;
  return (
    typeof replyId === 'string' &&
    typeof body === 'string' &&
    Array.isArray(attachments) &&
    attachments.every(isAttachment)
  );
}

function isAttachment(kept: unknown): kept is Attachment {
  if (typeof kept !== 'object' || kept === null || !('type' in kept) || !('name' in kept)) return false;
  return typeof kept.name === 'string' && ATTACHMENT_TYPES.some((type) => type === kept.type);
}
