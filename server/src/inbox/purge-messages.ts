import { MESSAGE_TRASH_DAYS } from '@myfiction/shared/contract/inbox-options.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';
import { messages } from '../database/schema/messages.ts';
import { stories } from '../database/schema/stories.ts';
import { attachments, removedFiles } from '../database/schema/threads.ts';
import { users } from '../database/schema/users.ts';
import { FILES_PREFIX } from '../files/file-name.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Clock } from '../platform/clock.ts';
import { type DueRows, workOffRows } from '../platform/due-rows/work-off-rows.ts';
import type { Found } from '../platform/work-off.ts';

const AT_A_TIME = 100;

export interface PurgeOptions {
  db: Database;
  files: FileStore;
  clock: Clock;
  signal?: AbortSignal;
}

/**
 * Deletes what has been in the trash for 30 days or went by mail only 30 days ago, and uploads that joined no letter
 * within a day; then the files whose record is gone, those of deleted accounts among them. Several servers share the work.
 */
export async function purgeMessages({ db, files, clock, signal }: PurgeOptions): Promise<void> {
  const now = clock.now();
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const unsent = and(isNull(attachments.turnId), lte(attachments.createdAt, dayAgo));
  await deleteInSteps(db, attachments, unsent, signal);
  await workOffRows({ db, clock, job: 'purge messages', signal }, async (tx, rows) => {
    return (await purgeSome(tx, rows, now)) || (await removeFile(tx, rows, files));
  });
}

async function purgeSome(tx: Database, rows: DueRows, now: Date): Promise<boolean> {
  const ended = new Date(now.getTime() - MESSAGE_TRASH_DAYS * DAY_MS);
  const isOver = or(lte(messages.deletedAt, ended), and(eq(messages.mailOnly, true), lte(messages.createdAt, ended)));
  const due = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(isOver, rows.areDue(messages.id)))
    .limit(AT_A_TIME)
    .for('update', { skipLocked: true });
  return rows.attemptAll(
    tx,
    due.map(({ id }) => id),
    (nested, ids) => nested.delete(messages).where(inArray(messages.id, [...ids])),
  );
}

/** The file first: should its name stay behind, removing it again does no harm. Equal pictures are one file. */
async function removeFile(tx: Database, rows: DueRows, files: FileStore): Promise<Found> {
  const [removed] = await tx
    .select()
    .from(removedFiles)
    .where(rows.areDue(removedFiles.file))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!removed) return false;
  const { file } = removed;
  const forget = (after: Database) => after.delete(removedFiles).where(eq(removedFiles.file, file));
  if (isPicture(file) && (await isShown(tx, file))) {
    await forget(tx);
    return true;
  }
  const remove = () => (isPicture(file) ? files.remove(file) : files.removePrivate(file));
  return rows.attemptOutside(tx, file, remove, forget);
}

/** A cover or an avatar, by its address. */
const isPicture = (file: string): boolean => file.startsWith(FILES_PREFIX);

async function isShown(tx: Database, url: string): Promise<boolean> {
  const [avatar] = await tx
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.avatar, url), ne(users.avatar, '')))
    .limit(1);
  const [cover] = await tx
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.cover, url), ne(stories.cover, '')))
    .limit(1);
  return (avatar ?? cover) !== undefined;
}
