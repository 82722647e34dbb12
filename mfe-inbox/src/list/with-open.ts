import type { MessageDetail, MessageSummary } from '@myfiction/shared/contract/calls/inbox.ts';
import { queryClient } from '@myfiction/shared/host.ts';
import { type InboxFilters, inboxKeys } from '../api/inbox-keys.ts';

/**
 * The list with the open message in its place: among the unread it would go the moment it is read, and the rows below
 * would jump under the pointer.
 */
export function withOpen(
  items: readonly MessageSummary[],
  openId: string | undefined,
  { unread, folder }: InboxFilters,
): readonly MessageSummary[] {
  if (!unread || openId === undefined || items.length === 0) return items;
  if (items.some(({ message_id }) => message_id === openId)) return items;
  const open = queryClient.getQueryData<MessageDetail>(inboxKeys.message(openId));
  if (!open || open.folder !== folder) return items;
  return [...items, open].sort((a, b) => b.at.localeCompare(a.at));
}
