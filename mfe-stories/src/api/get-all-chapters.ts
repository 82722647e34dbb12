import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { callApi, useQuery } from '@myfiction/shared/host.ts';
import { storyKeys } from './story-keys.ts';

/** The server's largest page of chapters. */
const LARGEST_PAGE = 500;

/**
 * All chapters of a story in reading order: narrowing, choosing many and moving them need the whole list, and 365
 * chapters are about 25 KB over the wire.
 */
export function useAllChapters(storyId: string) {
  return useQuery({
    queryKey: storyKeys.allChapters(storyId),
    queryFn: ({ signal }) => fetchAllChapters(storyId, signal),
  });
}

async function fetchAllChapters(storyId: string, signal: AbortSignal): Promise<ChapterSummary[]> {
  const newestFirst: ChapterSummary[] = [];
  let cursor: string | null = null;
  do {
    const from: { cursor?: string } = cursor === null ? {} : { cursor };
    const page = await callApi('chapter/list', { story_id: storyId, limit: LARGEST_PAGE, ...from }, { signal });
    newestFirst.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return newestFirst.reverse();
}
