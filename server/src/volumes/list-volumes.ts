import type { Volume } from '@myfiction/shared/contract/calls/story-structure.ts';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';
import { volumes } from '../database/schema/volumes.ts';
import { AppError, type CallContext } from '../platform/handler.ts';

export interface Volumes {
  volumes: Volume[];
}

/** The volumes of one of the author's stories, in reading order. */
export async function listVolumes(context: Pick<CallContext, 'db' | 'uid'>, storyId: string): Promise<Volumes> {
  const [story] = await context.db
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.id, storyId), eq(stories.uid, context.uid)));
  if (!story) throw new AppError('notFound');
  return readVolumes(context.db, story.id);
}

/** `listVolumes` of a story that is known to be the author's. */
export async function readVolumes(db: Database, storyId: string): Promise<Volumes> {
  const rows = await db
    .select({ id: volumes.id, title: volumes.title, position: volumes.position, chapters: count(chapters.id) })
    .from(volumes)
    .leftJoin(chapters, and(eq(chapters.volumeId, volumes.id), isNull(chapters.trashedAt)))
    .where(eq(volumes.storyId, storyId))
    .groupBy(volumes.id)
    .orderBy(asc(volumes.position));
  return { volumes: rows.map(({ id, ...row }) => ({ volume_id: id, ...row })) };
}
