import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { volumes } from '../../database/schema/volumes.ts';

/** Where a chapter stands. */
export interface Place {
  id: string;
  /** From 1, over the whole story. */
  position: number;
  volumeId: string | null;
  published: boolean;
}

/** A story's chapters without the trash, and its volumes, both in reading order. */
export interface StoryOrder {
  chapters: readonly Place[];
  volumeIds: readonly string[];
}

export async function readStoryOrder(tx: Database, storyId: string): Promise<StoryOrder> {
  const places = await tx
    .select({ id: chapters.id, position: chapters.position, volumeId: chapters.volumeId, status: chapters.status })
    .from(chapters)
    .where(and(eq(chapters.storyId, storyId), isNull(chapters.trashedAt)))
    .orderBy(asc(chapters.position));
  const volumeRows = await tx
    .select({ id: volumes.id })
    .from(volumes)
    .where(eq(volumes.storyId, storyId))
    .orderBy(asc(volumes.position));
  return {
    chapters: places.map(({ status, ...place }) => ({ ...place, published: status === 'published' })),
    volumeIds: volumeRows.map(({ id }) => id),
  };
}
