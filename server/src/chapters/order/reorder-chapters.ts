import { eq } from 'drizzle-orm';
import { stories } from '../../database/schema/stories.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { lockStory } from '../../stories/lock-story.ts';
import { refuseCompleted } from '../../stories/story-rules.ts';
import { arrangeChapters, type Rearrange } from './arrange-chapters.ts';
import type { Place, StoryOrder } from './story-order.ts';

export interface Reorder {
  story_id: string;
  /** In the order in which they are to stand. */
  chapter_ids: string[];
  /** Null for the end of the volume, or of the story. */
  before_chapter_id: string | null;
  /** Null for none; absent for that of the chapter that they stand before. */
  volume_id?: string | null | undefined;
}

export interface MovedChapters {
  moved: { chapter_id: string; position: number; volume_id: string | null }[];
}

/** Moves chapters as one step. A chapter or volume that is not in the story any more answers `notFound`. */
export async function reorderChapters(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  input: Reorder,
): Promise<MovedChapters> {
  return context.db.transaction(async (tx) => {
    const story = await lockStory(tx, context.uid, input.story_id);
    refuseCompleted(story);
    const moved = await arrangeChapters(tx, story.id, moveAs(input));
    if (moved.length > 0) {
      await tx.update(stories).set({ updatedAt: context.clock.now() }).where(eq(stories.id, story.id));
    }
    return {
      moved: moved.map(({ id, position, volumeId }) => ({ chapter_id: id, position, volume_id: volumeId })),
    };
  });
}

function moveAs({ chapter_ids, before_chapter_id, volume_id }: Reorder): Rearrange {
  return (order) => {
    const places = new Map(order.chapters.map((place) => [place.id, place]));
    const wanted = new Set(chapter_ids);
    const before = before_chapter_id === null ? undefined : found(places.get(before_chapter_id));
    const volumeId = volume_id === undefined ? volumeOf(before, order) : found(knownVolume(volume_id, order));
    const moved = [...wanted].map((id) => ({ ...found(places.get(id)), volumeId }));
    const rest = order.chapters.filter(({ id }) => !wanted.has(id));
    // By position, because the chapter that they are to stand before may be one of them.
    const target = before ? rest.findIndex(({ position }) => position >= before.position) : -1;
    return rest.toSpliced(target < 0 ? rest.length : target, 0, ...moved);
  };
}

function volumeOf(before: Place | undefined, { volumeIds }: StoryOrder): string | null {
  return before ? before.volumeId : (volumeIds.at(-1) ?? null);
}

function knownVolume(volumeId: string | null, { volumeIds }: StoryOrder): string | null | undefined {
  return volumeId === null || volumeIds.includes(volumeId) ? volumeId : undefined;
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('notFound');
  return value;
}
