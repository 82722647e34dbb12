import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { stories } from '../database/schema/stories.ts';
import { volumes } from '../database/schema/volumes.ts';
import { AppError } from '../platform/handler.ts';
import { lockStory } from '../stories/lock-story.ts';
import { refuseCompleted } from '../stories/story-rules.ts';

export interface LockedVolume {
  id: string;
  storyId: string;
  position: number;
}

/** One of the author's volumes, to be changed, with its story held until the transaction ends. */
export async function lockVolume(tx: Database, uid: number, volumeId: string): Promise<LockedVolume> {
  const [owner] = await tx
    .select({ storyId: stories.id })
    .from(volumes)
    .innerJoin(stories, eq(stories.id, volumes.storyId))
    .where(and(eq(volumes.id, volumeId), eq(stories.uid, uid)));
  if (!owner) throw new AppError('notFound');
  const story = await lockStory(tx, uid, owner.storyId);
  refuseCompleted(story);
  // Read again: it may have been moved or deleted while the lock was waited for.
  const [volume] = await tx.select({ position: volumes.position }).from(volumes).where(eq(volumes.id, volumeId));
  if (!volume) throw new AppError('notFound');
  return { id: volumeId, storyId: story.id, position: volume.position };
}
