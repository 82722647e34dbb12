import type { MessageFolder } from '@myfiction/shared/contract/inbox-options.ts';
import { and, eq, isNotNull, isNull, not, type SQL } from 'drizzle-orm';
import { messages } from '../database/schema/messages.ts';

/** The condition of each folder; each has a partial index of the same words. */
export function inFolder(uid: number, folder: MessageFolder): SQL | undefined {
  const mine = eq(messages.uid, uid);
  switch (folder) {
    case 'inbox':
      return and(mine, isNull(messages.archivedAt), isNull(messages.deletedAt), not(messages.mailOnly));
    case 'archive':
      return and(mine, isNotNull(messages.archivedAt), isNull(messages.deletedAt));
    case 'trash':
      return and(mine, isNotNull(messages.deletedAt));
  }
}

/** What the author has not read yet: the figure of the tab, and the NEW tag while there is any. */
export function isUnread(uid: number): SQL | undefined {
  return and(inFolder(uid, 'inbox'), isNull(messages.readAt));
}
