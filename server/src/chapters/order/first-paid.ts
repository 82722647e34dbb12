import type { Place } from './story-order.ts';

/**
 * Where the paid chapters begin after others were put in, taken out or moved: no published chapter becomes paid or free by
 * that, and none of the free ones is behind it.
 *
 * @param first position of the first paid chapter before
 */
export function firstPaidAfter(first: number, before: readonly Place[], after: readonly Place[]): number {
  const positions = new Map(after.map(({ id, position }) => [id, position]));
  const staying = before.filter(({ id, published }) => published && positions.has(id));
  const now = (place: Place): number => positions.get(place.id) ?? place.position;
  const free = staying.findLast(({ position }) => position < first);
  const anchor = staying.find(({ position }) => position >= first) ?? free;
  if (!anchor) return first;
  const moved = first + now(anchor) - anchor.position;
  return Math.max(moved, free ? now(free) + 1 : 1);
}
