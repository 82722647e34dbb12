import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { StorySort } from '@myfiction/shared/contract/story-options.ts';

/** What the list of stories is narrowed to; the page keeps it in the URL. */
export interface StoryListFilters {
  /** 0 Ongoing, 1 Completed. */
  filter: 0 | 1;
  q: string;
  sort: StorySort;
}

/** Names of the cached answers of this remote: the prefix `stories` drops everything a chapter's change may touch. */
export const storyKeys = {
  all: ['stories'],
  lists: ['stories', 'list'],
  list: (filters: StoryListFilters) => ['stories', 'list', filters],
  story: (storyId: string) => ['stories', 'story', storyId],
  chapters: (storyId: string) => ['stories', 'chapters', storyId],
  allChapters: (storyId: string) => ['stories', 'chapters', storyId, 'all'],
  volumes: (storyId: string) => ['stories', 'volumes', storyId],
  trash: (storyId: string) => ['stories', 'trash', storyId],
  everyApplication: ['stories', 'application'],
  applications: (storyId: string) => ['stories', 'application', storyId],
  application: (storyId: string, kind: ApplicationKind) => ['stories', 'application', storyId, kind],
  chapter: (chapterId: string) => ['stories', 'chapter', chapterId],
} as const;
