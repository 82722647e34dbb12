import type { Place, StoryOrder } from './story-order.ts';

/**
 * The sequence as the story keeps it: volume after volume, those without one first, each chapter in its volume where
 * the sequence has it, counted from 1 without gaps.
 */
export function numberPlaces(sequence: readonly Place[], volumeIds: StoryOrder['volumeIds']): Place[] {
  // -1, before all volumes, for a chapter without one. Sorting is stable.
  const rank = ({ volumeId }: Place): number => (volumeId === null ? -1 : volumeIds.indexOf(volumeId));
  return [...sequence].sort((a, b) => rank(a) - rank(b)).map((place, index) => ({ ...place, position: index + 1 }));
}

/** Whether readers meet the published chapters one after the other as before. */
export function keepsPublishedOrder(before: readonly Place[], after: readonly Place[]): boolean {
  const published = (places: readonly Place[]) => places.filter((place) => place.published).map(({ id }) => id);
  const now = published(after);
  return published(before).every((id, index) => id === now[index]);
}
