import { eq } from 'drizzle-orm';
import { stories } from '../../database/schema/stories.ts';
import { AppError } from '../../platform/handler.ts';
import { refuseCompleted } from '../../stories/story-rules.ts';
import { arrangeChapters } from '../order/arrange-chapters.ts';
import { type Place, readStoryOrder, type StoryOrder } from '../order/story-order.ts';
import type { BulkWork, Failures } from './bulk-work.ts';

/**
 * Moves chapters to a volume as one step; within it, all are read in the order in which they were read before. A
 * published chapter stays where it is when one that is not moved would change places with it.
 */
export async function moveToVolume({ tx, story, chapters, now }: BulkWork, volumeId: string | null): Promise<Failures> {
  refuseCompleted(story);
  const order = await readStoryOrder(tx, story.id);
  if (volumeId !== null && !order.volumeIds.includes(volumeId)) throw new AppError('notFound');
  const chosen = new Set(chapters.map(({ id }) => id));
  const stuck = stuckChapters(order, chosen, volumeId);
  const moved = await arrangeChapters(tx, story.id, (places) =>
    places.chapters.map((place) => (chosen.has(place.id) && !stuck.has(place.id) ? { ...place, volumeId } : place)),
  );
  if (moved.length > 0) await tx.update(stories).set({ updatedAt: now }).where(eq(stories.id, story.id));
  return new Map([...stuck].map((id) => [id, new AppError('publishedOrder')]));
}

/** The chosen chapters that would overtake a published one, or be overtaken by it. */
function stuckChapters({ chapters, volumeIds }: StoryOrder, chosen: ReadonlySet<string>, target: string | null) {
  const rank = (volumeId: string | null): number => (volumeId === null ? -1 : volumeIds.indexOf(volumeId));
  const aim = rank(target);
  const published = chapters.filter((place) => place.published);
  const staying = published.filter(({ id }) => !chosen.has(id));
  const lastBefore = staying.findLast(({ volumeId }) => rank(volumeId) < aim)?.position ?? 0;
  const firstAfter = staying.find(({ volumeId }) => rank(volumeId) > aim)?.position ?? Number.POSITIVE_INFINITY;
  const isStuck = ({ position, volumeId }: Place): boolean =>
    rank(volumeId) < aim ? position < lastBefore : position > firstAfter;
  return new Set(published.filter((place) => chosen.has(place.id) && isStuck(place)).map(({ id }) => id));
}
