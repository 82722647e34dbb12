import type { Database } from '../../database/connect.ts';
import { arrangeChapters } from './arrange-chapters.ts';

/** Moves chapters, in the order given, right behind another one and into its volume. The story is locked. */
export async function placeAfter(
  tx: Database,
  storyId: string,
  chapterIds: readonly string[],
  behindId: string,
): Promise<void> {
  await arrangeChapters(tx, storyId, ({ chapters }) => {
    const behind = chapters.find(({ id }) => id === behindId);
    if (!behind) throw new Error(`Story ${storyId} has no chapter ${behindId}.`);
    const placed = chapterIds.flatMap((id) => chapters.filter((place) => place.id === id));
    const rest = chapters.filter(({ id }) => !chapterIds.includes(id));
    const inVolume = placed.map((place) => ({ ...place, volumeId: behind.volumeId }));
    return rest.toSpliced(rest.indexOf(behind) + 1, 0, ...inVolume);
  });
}
