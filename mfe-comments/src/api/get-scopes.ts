import { STORY_FILTER } from '@myfiction/shared/contract/story-options.ts';
import { callApi, useQuery } from '@myfiction/shared/host.ts';
import { commentKeys } from './comment-keys.ts';

const MOST_STORIES = 100;

/** The author's stories, for choosing one: those being written first. */
export function useStoryChoices(enabled: boolean) {
  return useQuery({
    queryKey: commentKeys.stories,
    queryFn: async ({ signal }) => {
      const ask = (filter: 0 | 1) => callApi('story/list', { filter, limit: MOST_STORIES }, { signal, silent: true });
      const [ongoing, completed] = await Promise.all([ask(STORY_FILTER.ongoing), ask(STORY_FILTER.completed)]);
      return [...ongoing.items, ...completed.items].map(({ story_id, title }) => ({ storyId: story_id, title }));
    },
    enabled,
  });
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
