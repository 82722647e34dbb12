import type { ThreadSubject } from '@myfiction/shared/contract/calls/inbox.ts';
import type { Database } from '../../database/connect.ts';
import { messageTurns, threads } from '../../database/schema/threads.ts';

/** One letter of a conversation. */
export interface Letter {
  id: string;
  /** True where the author wrote it. */
  mine: boolean;
  sender: string;
  body: string;
}

export interface NewThread {
  messageId: string;
  uid: number;
  subject?: ThreadSubject;
  subjectKey?: string;
}

/** Makes a message that is there a conversation, with what it says as its first letter. */
export async function beginThread(db: Database, thread: NewThread, letter: Letter, now: Date): Promise<void> {
  await db.insert(threads).values({ ...thread, waitingSince: letter.mine ? now : null });
  await db.insert(messageTurns).values({ ...letter, messageId: thread.messageId, at: now });
}
