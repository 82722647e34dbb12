import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { AppError } from '../../platform/handler.ts';
import { firstPaidAfter } from './first-paid.ts';
import { keepPaid } from './keep-paid.ts';
import { keepsPublishedOrder, numberPlaces } from './number-places.ts';
import { type Place, readStoryOrder, type StoryOrder } from './story-order.ts';

/** Gives the chapters of an order in another sequence, or in other volumes. Positions need not be right. */
export type Rearrange = (order: StoryOrder) => readonly Place[];

/**
 * The one place that changes where chapters stand. Afterwards a story's chapters count 1, 2, 3 … over its volumes, and the
 * same are paid, or asked to be; the caller holds the lock of the story. Answers `publishedOrder` where published chapters
 * would change places.
 *
 * @returns the chapters whose position or volume is another one now
 */
export async function arrangeChapters(
  tx: Database,
  storyId: string,
  rearrange: Rearrange = (order) => order.chapters,
): Promise<Place[]> {
  const order = await readStoryOrder(tx, storyId);
  const after = numberPlaces(rearrange(order), order.volumeIds);
  if (!keepsPublishedOrder(order.chapters, after)) throw new AppError('publishedOrder');
  const before = new Map(order.chapters.map((place) => [place.id, place]));
  const moved = after.filter((place) => isElsewhere(place, before.get(place.id)));
  if (moved.length > 0) {
    await writePlaces(tx, moved);
    await keepPaid(tx, storyId, (first) => firstPaidAfter(first, order.chapters, after));
  }
  return moved;
}

function isElsewhere(place: Place, before: Place | undefined): boolean {
  return place.position !== before?.position || place.volumeId !== before.volumeId;
}

/** One statement: positions are compared when it ends, so that chapters may change places. */
async function writePlaces(tx: Database, places: readonly Place[]): Promise<void> {
  const rows = JSON.stringify(places.map(({ id, position, volumeId }) => ({ id, position, volume_id: volumeId })));
  await tx.execute(sql`
    update ${chapters} set position = place.position, volume_id = place.volume_id
    from json_to_recordset(${rows}::json) as place(id uuid, position int, volume_id uuid)
    where ${chapters.id} = place.id`);
}
