import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { BulkAction } from '@myfiction/shared/contract/calls/story-structure.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { callApi, useMutation, useQueryClient } from '@myfiction/shared/host.ts';
import { storyKeys } from './story-keys.ts';

export type BulkAnswer = ApiOutput<'chapter/bulk'>;

export interface BulkChange {
  chapterIds: readonly string[];
  action: BulkAction;
}

/** Five hundred chapters are five hundred texts to read, count and keep. */
const TIMEOUT_MS = 120_000;

/** Does one thing to many chapters. The answer tells of each of them; the list shows it without another request. */
export function useBulkChapters(storyId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ chapterIds, action }: BulkChange) =>
      callApi('chapter/bulk', { story_id: storyId, chapter_ids: [...chapterIds], action }, { timeoutMs: TIMEOUT_MS }),
    onSuccess: ({ items }) => {
      cache.setQueryData<ChapterSummary[]>(storyKeys.allChapters(storyId), (chapters) => afterBulk(chapters, items));
    },
    // Also after a failure: it may have been done all the same.
    onSettled: () => void cache.invalidateQueries({ queryKey: storyKeys.all }),
  });
}

function afterBulk(chapters: ChapterSummary[] | undefined, items: BulkAnswer['items']): ChapterSummary[] | undefined {
  const done = new Map(items.filter(({ code }) => code === 0).map(({ chapter_id: id, chapter }) => [id, chapter]));
  return chapters?.flatMap((before) => {
    const after = done.get(before.chapter_id);
    if (after === undefined) return [before];
    return after === null ? [] : [after];
  });
}
