import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { removedFiles } from '../database/schema/threads.ts';

/** Has files removed at a time, by itself in 30 days; a picture stays that somebody shows then. */
export async function removeLater(db: Database, files: readonly string[], dueAt?: Date): Promise<void> {
  if (files.length === 0) return;
  await db
    .insert(removedFiles)
    .values(files.map((file) => ({ file, dueAt })))
    .onConflictDoUpdate({ target: removedFiles.file, set: { dueAt: sql`excluded.due_at` } });
}
