import type { MessageFolder, MessageType } from '@myfiction/shared/contract/inbox-options.ts';

/** What narrows the list of messages. */
export interface InboxFilters {
  folder: MessageFolder;
  unread: boolean;
  type: MessageType | undefined;
  q: string;
}

export const inboxKeys = {
  all: ['inbox'],
  lists: ['inbox', 'list'],
  list: (filters: InboxFilters) => ['inbox', 'list', filters],
  messages: ['inbox', 'message'],
  message: (messageId: string) => ['inbox', 'message', messageId],
} as const;
