import type { CommentFilter, CommentSort } from '@myfiction/shared/contract/comment-options.ts';

/** What a list of comments is narrowed to; the page keeps it in the URL. */
export interface CommentFilters {
  filter: CommentFilter;
  storyId?: string | undefined;
  chapterId?: string | undefined;
  q: string;
  sort: CommentSort;
}

/** Names of the cached answers of this remote. */
export const commentKeys = {
  all: ['comments'],
  lists: ['comments', 'list'],
  list: (filters: CommentFilters) => ['comments', 'list', filters],
  threads: ['comments', 'thread'],
  thread: (commentId: string) => ['comments', 'thread', commentId],
  contexts: ['comments', 'context'],
  context: (commentId: string) => ['comments', 'context', commentId],
  blocked: ['comments', 'blocked'],
  words: ['comments', 'words'],
  stories: ['comments', 'stories'],
  chapters: (storyId: string) => ['comments', 'chapters', storyId],
} as const;
