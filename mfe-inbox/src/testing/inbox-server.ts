import type { MessageDetail } from '@myfiction/shared/contract/calls/inbox.ts';
import { PROTECTED_TYPES } from '@myfiction/shared/contract/inbox-options.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';

const MOVED = { archive: 'archive', unarchive: 'inbox', delete: 'trash', restore: 'inbox' } as const;

/** An inbox in memory that answers like the server. */
export function inboxServer(all: MessageDetail[]) {
  const messages = new Map(all.map((message) => [message.message_id, { ...message }]));
  const unreadOf = () => [...messages.values()].filter(({ read, folder }) => !read && folder === 'inbox').length;
  const handlers: ApiHandlers = {
    'inbox/list': ({ folder = 'inbox', unread = false, type, q = '', cursor, limit = 20 }) => {
      const found = [...messages.values()]
        .filter((message) => message.folder === folder && (!unread || !message.read))
        .filter((message) => (!type || message.type === type) && message.title.toLowerCase().includes(q.toLowerCase()))
        .sort((a, b) => b.at.localeCompare(a.at));
      const from = Number(cursor ?? 0);
      const next = from + limit;
      const items = found
        .slice(from, next)
        .map(({ turns: _turns, thread: _t, action: _a, story: _s, ...item }) => item);
      return { items, next_cursor: next < found.length ? String(next) : null, unread: unreadOf() };
    },
    'inbox/get': ({ message_id }) => messages.get(message_id) ?? apiFailure('notFound'),
    'inbox/change': ({ message_ids, action }) => {
      const own = message_ids.flatMap((id) => messages.get(id) ?? []);
      const kept = action === 'delete' ? own.filter(({ type }) => PROTECTED_TYPES.includes(type)) : [];
      if (kept.length === own.length) return apiFailure('messageProtected');
      const changed = own.filter((message) => !kept.includes(message));
      for (const message of changed) {
        if (action === 'read' || action === 'unread') message.read = action === 'read';
        else message.folder = MOVED[action];
      }
      return { changed: changed.map(({ message_id }) => message_id), protected: kept.length, unread: unreadOf() };
    },
    'inbox/readAll': ({ until }) => {
      const changed = [...messages.values()].filter(({ read, at }) => !read && at <= until);
      for (const message of changed) message.read = true;
      return { changed: changed.map(({ message_id }) => message_id), unread: unreadOf() };
    },
  };
  return { handlers, messages };
}
