import { STORY_FILTER } from '@myfiction/shared/contract/story-options.ts';
import { callApi, useQuery } from '@myfiction/shared/host.ts';
import { commentKeys } from './comment-keys.ts';

/** The server's largest page of stories. */
const LARGEST_PAGE = 100;

/** All of the author's stories, for choosing one: those being written first. */
export function useStoryChoices(enabled: boolean) {
  return useQuery({
    queryKey: commentKeys.stories,
    queryFn: async ({ signal }) => {
      const [ongoing, completed] = await Promise.all([
        fetchAll(STORY_FILTER.ongoing, signal),
        fetchAll(STORY_FILTER.completed, signal),
      ]);
      return [...ongoing, ...completed];
    },
    enabled,
  });
}

async function fetchAll(filter: 0 | 1, signal: AbortSignal): Promise<{ storyId: string; title: string }[]> {
  const choices: { storyId: string; title: string }[] = [];
  let cursor: string | null = null;
  do {
    const from: { cursor?: string } = cursor === null ? {} : { cursor };
    const page = await callApi('story/list', { filter, limit: LARGEST_PAGE, ...from }, { signal, silent: true });
    choices.push(...page.items.map(({ story_id, title }) => ({ storyId: story_id, title })));
    cursor = page.next_cursor;
  } while (cursor !== null);
  return choices;
}

/** A story's published chapters, newest first. */
export function useChapterChoices(storyId: string | undefined) {
  return useQuery({
    queryKey: commentKeys.chapters(storyId ?? ''),
    queryFn: async ({ signal }) => {
      const { chapters } = await callApi('stats/getFunnel', { story_id: storyId ?? '' }, { signal, silent: true });
      return chapters.map(({ chapter_id: chapterId, position, title }) => ({ chapterId, position, title })).reverse();
    },
    enabled: storyId !== undefined,
  });
}
