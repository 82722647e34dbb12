import { VOLUMES_MAX } from '@myfiction/shared/contract/rules.ts';
import { and, eq, max } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { storableText } from '../database/names.ts';
import { requireRoom } from '../database/require-room.ts';
import { stories } from '../database/schema/stories.ts';
import { volumes } from '../database/schema/volumes.ts';
import { withUniqueNames } from '../database/unique-names.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { lockStory } from '../stories/lock-story.ts';
import { refuseCompleted } from '../stories/story-rules.ts';
import { readVolumes, type Volumes } from './list-volumes.ts';

export interface NewVolume {
  story_id: string;
  /** Made by the author's device. */
  volume_id: string;
  title: string;
}

/** Adds an empty volume at the end of a story. Repeating it changes nothing; an id of another story is not found. */
export async function createVolume(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  created: NewVolume,
): Promise<Volumes> {
  return withUniqueNames(context.db, { volumes_pkey: 'notFound' }, async (tx) => {
    const story = await lockStory(tx, context.uid, created.story_id);
    refuseCompleted(story);
    if (!(await volumeExists(tx, story.id, created.volume_id))) {
      await appendVolume(tx, story.id, { id: created.volume_id, title: created.title }, context.clock.now());
    }
    return readVolumes(tx, story.id);
  });
}

/** Adds an empty volume at the end of a locked story. Throws `tooManyVolumes`. */
export async function appendVolume(
  tx: Database,
  storyId: string,
  { id, title }: { id: string; title: string },
  now: Date,
): Promise<void> {
  await requireRoomForVolumes(tx, storyId, 1);
  const [last] = await tx
    .select({ position: max(volumes.position) })
    .from(volumes)
    .where(eq(volumes.storyId, storyId));
  const position = (last?.position ?? 0) + 1;
  await tx.insert(volumes).values({ id, storyId, title: volumeTitle(title), position, createdAt: now });
  await tx.update(stories).set({ updatedAt: now }).where(eq(stories.id, storyId));
}

/** Throws `tooManyVolumes` where a locked story cannot hold so many more. */
export function requireRoomForVolumes(tx: Database, storyId: string, more: number): Promise<void> {
  return requireRoom(tx, volumes, eq(volumes.storyId, storyId), { most: VOLUMES_MAX, error: 'tooManyVolumes', more });
}

/** A title as it is stored. Answers `invalidRequest` when nothing of it is left. */
export function volumeTitle(title: string): string {
  const stored = storableText(title).trim();
  if (stored === '') {
    throw new AppError('invalidRequest', { msg: 'A volume needs a title.', data: { field: 'title' } });
  }
  return stored;
}

async function volumeExists(tx: Database, storyId: string, volumeId: string): Promise<boolean> {
  const found = await tx
    .select({ id: volumes.id })
    .from(volumes)
    .where(and(eq(volumes.id, volumeId), eq(volumes.storyId, storyId)));
  return found.length > 0;
}
