import type { Database } from '../database/connect.ts';
import { messages } from '../database/schema/messages.ts';
import { attachments, messageTurns, threads } from '../database/schema/threads.ts';
import { newPrivateName } from '../files/file-name.ts';
import type { FileStore } from '../files/file-store.ts';
import { searchKeyOf } from '../inbox/search-key.ts';
import { insertRows } from './insert-rows.ts';
import { DEMO_MESSAGES, type DemoMessage } from './messages.ts';
import type { Random } from './random.ts';
import { daysBefore } from './times.ts';

/** How many of the newest are unread. */
const UNREAD = 3;

export interface Inbox {
  uid: number;
  penName: string;
  /** Ids of the author's stories by title. */
  storyIds: ReadonlyMap<string, string>;
  /** Without it the letters come without their attachments. */
  files: FileStore | undefined;
}

/** The author's inbox: each type of message, the newest unread, and a conversation. */
export async function loadMessages(tx: Database, random: Random, inbox: Inbox, now: Date): Promise<void> {
  const letters = DEMO_MESSAGES.map((letter, index) => ({ letter, id: random.uuid(), isRead: index >= UNREAD }));
  await insertRows(
    tx,
    messages,
    letters.map(({ letter, id, isRead }) => messageRow(inbox, letter, { id, isRead }, now)),
  );
  for (const { letter, id } of letters) {
    if (letter.type === 'editor') await loadThread(tx, random, inbox, { letter, id }, now);
  }
}

function messageRow(
  { uid, penName, storyIds }: Inbox,
  { at, story, action, reply, ...letter }: DemoMessage,
  { id, isRead }: { id: string; isRead: boolean },
  now: Date,
): typeof messages.$inferInsert {
  const storyId = story === undefined ? undefined : storyIds.get(story);
  const searched = searchKeyOf(letter.title, letter.sender, letter.body, reply?.body ?? '');
  return {
    ...letter,
    ...{ id, uid, storyId, searchKey: searched },
    ...(action && { actionPath: action.path(storyId ?? ''), actionLabel: action.label }),
    createdAt: reply ? daysBefore(now, reply.daysAgo) : at(now),
    readAt: isRead ? new Date((at(now).getTime() + now.getTime()) / 2) : null,
    ...(reply && { mine: true, sender: penName, body: reply.body }),
  };
}

async function loadThread(
  tx: Database,
  random: Random,
  { uid, penName, files }: Inbox,
  { letter, id }: { letter: DemoMessage; id: string },
  now: Date,
): Promise<void> {
  const { sender, body, reply } = letter;
  const turn = { messageId: id, mine: false, sender, body, at: letter.at(now) };
  const waitingSince = reply ? daysBefore(now, reply.daysAgo) : null;
  await tx.insert(threads).values({ messageId: id, uid, waitingSince });
  await tx.insert(messageTurns).values({ ...turn, id: random.uuid() });
  if (!reply) return;
  const turnId = random.uuid();
  const at = daysBefore(now, reply.daysAgo);
  await tx
    .insert(messageTurns)
    .values({ id: turnId, messageId: id, mine: true, sender: penName, body: reply.body, at });
  if (!reply.attachment || !files) return;
  const { text, ...attachment } = reply.attachment;
  const bytes = Buffer.from(text);
  const file = newPrivateName();
  await files.putPrivate(file, bytes);
  await tx
    .insert(attachments)
    .values({ ...attachment, id: random.uuid(), uid, turnId, bytes: bytes.length, file, createdAt: at });
}
