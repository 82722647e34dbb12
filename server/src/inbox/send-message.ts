import { randomUUID } from 'node:crypto';
import type { NotificationEvent } from '@myfiction/shared/contract/account-options.ts';
import type { MessageType } from '@myfiction/shared/contract/inbox-options.ts';
import { getNotification } from '../account/notifications.ts';
import type { Database } from '../database/connect.ts';
import { messages } from '../database/schema/messages.ts';
import { requireStudioPath } from './require-studio-path.ts';
import { searchKeyOf } from './search-key.ts';
import { tellMessage } from './tell-message.ts';
import { beginThread } from './threads/begin-thread.ts';

/** Who writes where nobody in particular does. */
export const STUDIO_SENDER = 'MyFiction Studio';

export interface MessageDraft {
  /** A new one without it. */
  id?: string;
  uid: number;
  /** A message of type editor begins a conversation. */
  type: MessageType;
  /** The row of the notification matrix that decides whether it shows in the inbox and goes out by mail. */
  event: NotificationEvent;
  /** The studio itself without it. */
  sender?: string;
  title: string;
  /** Plain text; an empty line separates paragraphs. */
  body: string;
  storyId?: string;
  /** Where the action button leads: a path in the studio. */
  action?: { path: string; label: string };
  /** True where a mail of its own goes out, so that no copy shall. */
  mailed?: boolean;
  /** True for the answer to what the author has asked for: it shows in the inbox whatever the matrix says. */
  isAnswer?: boolean;
}

/**
 * Puts a message into an author's inbox, within the caller's transaction. Gives its id. What the author wants by mail
 * only never shows, and what the author wants in no way is not kept.
 */
export async function sendMessage(db: Database, draft: MessageDraft, now: Date): Promise<string> {
  const { action, id = randomUUID(), sender = STUDIO_SENDER, mailed = false, isAnswer = false, ...rest } = draft;
  const wanted = await getNotification(db, draft.uid, draft.event);
  const { email } = wanted;
  const inbox = wanted.inbox || isAnswer;
  if (!inbox && !email) return id;
  await db.insert(messages).values({
    ...rest,
    id,
    sender,
    searchKey: searchKeyOf(draft.title, sender, draft.body),
    actionPath: action ? requireStudioPath(action.path) : '',
    actionLabel: action?.label ?? '',
    mailOnly: !inbox,
    createdAt: now,
    mailDueAt: email && !mailed ? now : null,
  });
  if (draft.type === 'editor') {
    const letter = { id: randomUUID(), mine: false, sender, body: draft.body };
    await beginThread(db, { messageId: id, uid: draft.uid }, letter, now);
  }
  if (inbox) await tellMessage(db, draft.uid, id, now);
  return id;
}
