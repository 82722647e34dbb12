import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { and, eq } from 'drizzle-orm';
import { stories } from '../database/schema/stories.ts';
import type { FileStore } from '../files/file-store.ts';
import { AppError, type CallContext } from '../platform/handler.ts';

/** A picture is one that was uploaded here; `current` may stay as it is. Throws `invalidImage`. */
export async function requireUploaded(files: FileStore, url: string, current = ''): Promise<void> {
  if (url === '' || url === current) return;
  if (!(await files.has(url))) throw new AppError('invalidImage');
}

/** Ahead of an edit: a store of files that does not answer must hold no story. */
export async function requireCover(
  { db, uid, files }: Pick<CallContext, 'db' | 'uid' | 'files'>,
  { story_id, fields }: { story_id: string; fields: StoryFields },
): Promise<void> {
  const [story] = await db
    .select({ cover: stories.cover })
    .from(stories)
    .where(and(eq(stories.id, story_id), eq(stories.uid, uid)));
  // One that is not the author's is the edit's to refuse.
  if (story) await requireUploaded(files, fields.cover, story.cover);
}
