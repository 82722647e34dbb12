import type { MessageSummary } from '@myfiction/shared/contract/calls/inbox.ts';
import type { MessageAction } from '@myfiction/shared/contract/inbox-options.ts';
import { type InfiniteData, queryClient } from '@myfiction/shared/host.ts';
import type { MessageListPage } from './get-messages.ts';
import { inboxKeys } from './inbox-keys.ts';

type Pages = InfiniteData<MessageListPage, unknown>;

/** Shows at once what an action does: a message is read or unread, or leaves the lists in which it stands. */
export function showAction(ids: readonly string[], action: MessageAction): void {
  const isOne = ({ message_id }: MessageSummary) => ids.includes(message_id);
  if (action !== 'read' && action !== 'unread') {
    patchPages((items) => items.filter((item) => !isOne(item)));
    return;
  }
  const read = action === 'read';
  patchPages((items) => items.map((item) => (isOne(item) ? { ...item, read } : item)));
  for (const id of ids) {
    queryClient.setQueryData<{ read: boolean }>(inboxKeys.message(id), (detail) => detail && { ...detail, read });
  }
}

/** The figure of the tab, as an answer gave it. */
export function showUnread(unread: number): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: inboxKeys.lists },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, unread })) },
  );
}

function patchPages(patch: (items: MessageSummary[]) => MessageSummary[]): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: inboxKeys.lists },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: patch(page.items) })) },
  );
}
