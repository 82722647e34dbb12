import type { MessageSummary } from '@myfiction/shared/contract/calls/inbox.ts';
import { MESSAGE_PREVIEW_MAX, type MessageFolder } from '@myfiction/shared/contract/inbox-options.ts';
import { sql } from 'drizzle-orm';
import { messages } from '../database/schema/messages.ts';

/** Enough for a preview whatever white space is in it. */
const PREVIEW_SOURCE = 4 * MESSAGE_PREVIEW_MAX;

export const SUMMARY_COLUMNS = {
  id: messages.id,
  type: messages.type,
  sender: messages.sender,
  mine: messages.mine,
  title: messages.title,
  beginning: sql<string>`left(${messages.body}, ${sql.raw(String(PREVIEW_SOURCE))})`,
  readAt: messages.readAt,
  archivedAt: messages.archivedAt,
  deletedAt: messages.deletedAt,
  createdAt: messages.createdAt,
};

interface SummaryRow
  extends Pick<
    typeof messages.$inferSelect,
    'id' | 'type' | 'sender' | 'mine' | 'title' | 'readAt' | 'archivedAt' | 'deletedAt' | 'createdAt'
  > {
  beginning: string;
}

/** A message as the list shows it. */
export function toMessageSummary(row: SummaryRow): MessageSummary {
  return {
    message_id: row.id,
    type: row.type,
    sender: row.sender,
    mine: row.mine,
    title: row.title,
    preview: previewOf(row.beginning),
    at: row.createdAt.toISOString(),
    read: row.readAt !== null,
    folder: folderOf(row),
  };
}

/** @example previewOf('Dear Noor,\n\nGood news.') // 'Dear Noor, Good news.' */
function previewOf(beginning: string): string {
  const line = beginning.replace(/\s+/gu, ' ').trim();
  return [...line].slice(0, MESSAGE_PREVIEW_MAX).join('');
}

function folderOf({ archivedAt, deletedAt }: Pick<SummaryRow, 'archivedAt' | 'deletedAt'>): MessageFolder {
  if (deletedAt !== null) return 'trash';
  return archivedAt !== null ? 'archive' : 'inbox';
}
