import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { BULK_MAX } from '@myfiction/shared/contract/rules.ts';
import { callApi, useMutation, useQueryClient } from '@myfiction/shared/host.ts';
import { storyKeys } from './story-keys.ts';

/** Where chapters go, as `chapter/reorder` takes it. */
export interface ChapterMove {
  /** In the order in which they shall stand. */
  chapterIds: readonly string[];
  /** They stand right before this one; null: at the end of the volume, or of the story. */
  before: string | null;
  /** Volume that they join, null for none; undefined: that of the chapter they stand before. */
  volumeId?: string | null | undefined;
}

interface Reorder {
  move: ChapterMove;
  /** The list before the move was shown. */
  before: readonly ChapterSummary[] | undefined;
}

/**
 * Moves chapters: the list shows it in the same drawing, the server hears of it in the order in which the author did
 * it, and what the server refuses is put back.
 *
 * @param arrange What the list looks like after the move; chapters that it does not touch stay the same objects
 * @returns What moves chapters, and tells whether the list is another one now
 */
export function useReorderChapters(
  storyId: string,
  arrange: (chapters: readonly ChapterSummary[], move: ChapterMove) => ChapterSummary[],
): (move: ChapterMove) => boolean {
  const cache = useQueryClient();
  const key = storyKeys.allChapters(storyId);
  const mutationKey = ['reorder', storyId];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ move: { chapterIds, before, volumeId } }: Reorder) => {
      // More may be chosen than one call takes; each part comes to stand behind the one before it.
      for (let from = 0; from < chapterIds.length; from += BULK_MAX)
        await callApi('chapter/reorder', {
          story_id: storyId,
          chapter_ids: chapterIds.slice(from, from + BULK_MAX),
          before_chapter_id: before,
          ...(volumeId !== undefined && { volume_id: volumeId }),
        });
    },
    onError: (_error, { before }) => cache.setQueryData(key, before),
    onSettled: () => {
      // While another move waits for its turn, the server's list does not have it yet.
      if (cache.isMutating({ mutationKey }) === 1) void cache.invalidateQueries({ queryKey: storyKeys.all });
    },
  });
  return (move) => {
    const before = cache.getQueryData<readonly ChapterSummary[]>(key);
    const after = before && arrange(before, move);
    if (after?.every((chapter, index) => chapter === before?.[index])) return false;
    void cache.cancelQueries({ queryKey: key });
    cache.setQueryData(key, after);
    mutate({ move, before });
    return after !== undefined;
  };
}
