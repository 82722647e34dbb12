import { and, eq, lte, ne } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { stories } from '../database/schema/stories.ts';
import { removedFiles } from '../database/schema/threads.ts';
import { users } from '../database/schema/users.ts';
import type { Clock } from '../platform/clock.ts';
import { type DueRows, workOffRows } from '../platform/due-rows/work-off-rows.ts';
import type { Found } from '../platform/work-off.ts';
import { FILES_PREFIX } from './file-name.ts';
import type { FileStore } from './file-store.ts';

export interface RemoveFilesOptions {
  db: Database;
  files: FileStore;
  clock: Clock;
  signal?: AbortSignal;
}

/** Removes the files of `removedFiles` that are due. Several servers share the work. */
export async function removeFiles({ db, files, clock, signal }: RemoveFilesOptions): Promise<void> {
  const now = clock.now();
  await workOffRows({ db, clock, job: 'remove files', signal }, (tx, rows) => removeFile({ tx, rows, files, now }));
}

/** The file first: should its name stay behind, removing it again does no harm. Equal pictures are one file. */
async function removeFile({ tx, rows, files, now }: Step): Promise<Found> {
  const isDue = lte(removedFiles.dueAt, now);
  const [removed] = await tx
    .select()
    .from(removedFiles)
    .where(and(isDue, rows.areDue(removedFiles.file)))
    .orderBy(removedFiles.dueAt)
    .limit(1)
    .for('update', { skipLocked: true });
  if (!removed) return false;
  const { file } = removed;
  // It may have been uploaded again meanwhile.
  const forget = (after: Database) => after.delete(removedFiles).where(and(eq(removedFiles.file, file), isDue));
  if (isPicture(file) && (await isShown(tx, file))) {
    await forget(tx);
    return true;
  }
  const remove = () => (isPicture(file) ? files.remove(file) : files.removePrivate(file));
  return rows.attemptOutside(tx, file, remove, forget);
}

interface Step {
  tx: Database;
  rows: DueRows;
  files: FileStore;
  now: Date;
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
