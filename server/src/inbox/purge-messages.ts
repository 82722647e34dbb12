import { MESSAGE_TRASH_DAYS } from '@myfiction/shared/contract/inbox-options.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';
import { messages } from '../database/schema/messages.ts';
import { attachments, removedFiles } from '../database/schema/threads.ts';
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
 * within a day; then the files whose record is gone. Several servers share the work.
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

/** The file first: should its name stay behind, removing it again does no harm. */
async function removeFile(tx: Database, rows: DueRows, files: FileStore): Promise<Found> {
  const [removed] = await tx
    .select()
    .from(removedFiles)
    .where(rows.areDue(removedFiles.file))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!removed) return false;
  const { file } = removed;
  return rows.attemptOutside(
    tx,
    file,
    () => files.removePrivate(file),
    (after) => after.delete(removedFiles).where(eq(removedFiles.file, file)),
  );
}
