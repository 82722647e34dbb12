import { CHAPTERS_MAX } from '@myfiction/shared/contract/rules.ts';
import { and, desc, eq, isNull, max } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { requireRoom } from '../../database/require-room.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { stories } from '../../database/schema/stories.ts';
import { volumes } from '../../database/schema/volumes.ts';
import { countersMoved } from '../story-counters.ts';
import type { textToColumns } from '../text-columns.ts';

/** A chapter that a story does not have yet. */
export type NewDraft = ReturnType<typeof textToColumns> & {
  /** Made by the author's device. */
  id: string;
};

/** Adds drafts at the end of a story, in its last volume. The story is locked and takes new chapters. Throws `tooManyChapters`. */
export async function appendChapters(
  tx: Database,
  storyId: string,
  drafts: readonly NewDraft[],
  now: Date,
): Promise<void> {
  await requireRoomForChapters(tx, storyId, drafts.length);
  const end = await endOf(tx, storyId);
  await tx.insert(chapters).values(
    drafts.map((draft, index) => ({
      ...draft,
      storyId,
      volumeId: end.volumeId,
      position: end.position + index + 1,
      createdAt: now,
      editedAt: now,
    })),
  );
  await tx
    .update(stories)
    .set({ ...countersMoved(null, 'draft', drafts.length), updatedAt: now })
    .where(eq(stories.id, storyId));
}

/** Throws `tooManyChapters` where a locked story cannot hold so many more beside those that it has, in the trash or not. */
export function requireRoomForChapters(tx: Database, storyId: string, more: number): Promise<void> {
  const room = { most: CHAPTERS_MAX, error: 'tooManyChapters' as const, more };
  return requireRoom(tx, chapters, and(eq(chapters.storyId, storyId), eq(chapters.deleted, false)), room);
}

async function endOf(tx: Database, storyId: string): Promise<{ position: number; volumeId: string | null }> {
  const [last] = await tx
    .select({ position: max(chapters.position) })
    .from(chapters)
    .where(and(eq(chapters.storyId, storyId), isNull(chapters.trashedAt)));
  const [volume] = await tx
    .select({ id: volumes.id })
    .from(volumes)
    .where(eq(volumes.storyId, storyId))
    .orderBy(desc(volumes.position))
    .limit(1);
  return { position: last?.position ?? 0, volumeId: volume?.id ?? null };
}
