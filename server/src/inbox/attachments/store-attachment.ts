import { randomUUID } from 'node:crypto';
import type { Attachment } from '@myfiction/shared/contract/calls/inbox.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { attachments } from '../../database/schema/threads.ts';
import { users } from '../../database/schema/users.ts';
import { newPrivateName } from '../../files/file-name.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { toAttachment } from './attachment-answers.ts';
import { attachmentType } from './attachment-type.ts';

/** Characters that turn the reading direction: `txt.exe` can be made to look like `exe.txt`. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Files of an author that wait for a letter; they go after a day. */
const UNSENT_MAX = 30;

/** Keeps a file until the author's letter takes it along. Throws `tooLarge`, `attachmentRefused`, `tooManyRequests`. */
export async function storeAttachment(
  { db, uid, clock, files, readUpload }: Pick<CallContext, 'db' | 'uid' | 'clock' | 'files' | 'readUpload'>,
  input: { name: string },
): Promise<Attachment> {
  if (!readUpload) throw new AppError('attachmentRefused');
  const bytes = await readUpload();
  const name = tidyName(input.name);
  const type = attachmentType(name, bytes);
  if (!type) throw new AppError('attachmentRefused');
  const file = newPrivateName();
  const row = { id: randomUUID(), uid, name, type, bytes: bytes.length, file, createdAt: clock.now() };
  // First: should the server end here, it goes after a day, and what there is of the file with it.
  await db.transaction((tx) => addWaiting(tx, row));
  try {
    await files.putPrivate(file, bytes);
  } catch (error) {
    await db.delete(attachments).where(eq(attachments.id, row.id));
    throw error;
  }
  return toAttachment(row);
}

async function addWaiting(tx: Database, row: typeof attachments.$inferInsert): Promise<void> {
  const { uid } = row;
  // Uploads of one moment: one after the other.
  await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('no key update');
  const waiting = await tx.$count(attachments, and(eq(attachments.uid, uid), isNull(attachments.turnId)));
  if (waiting >= UNSENT_MAX) throw new AppError('tooManyRequests');
  await tx.insert(attachments).values(row);
}

/** The last part of a path, without what does not show. */
function tidyName(name: string): string {
  const plain = name.replace(DIRECTION_MARKS, '').replace(/\p{Cc}/gu, '');
  return plain.slice(plain.search(/[^/\\]*$/)).trim();
}
