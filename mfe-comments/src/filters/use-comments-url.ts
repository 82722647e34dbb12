import {
  COMMENT_FILTERS,
  COMMENT_SORTS,
  type CommentFilter,
  type CommentSort,
} from '@myfiction/shared/contract/comment-options.ts';
import { readPages, readSearch, useUrlState } from '@myfiction/shared/screen/use-url-state.ts';
import { useCallback, useMemo } from 'react';
import type { CommentFilters } from '../api/comment-keys.ts';

export interface CommentsUrl {
  filters: CommentFilters;
  /** Pages of the list that are open. */
  pages: number;
  /** The comment beside which its passage stands. */
  openId: string | undefined;
  isNarrowed: boolean;
  chooseFilter: (filter: CommentFilter) => void;
  chooseStory: (storyId: string | undefined) => void;
  chooseChapter: (chapterId: string | undefined) => void;
  chooseSort: (sort: CommentSort) => void;
  search: (q: string) => void;
  open: (commentId: string | undefined) => void;
  showPages: (pages: number) => void;
  clear: () => void;
}

/** A story's page shows all of them first, the page of all stories what is new. */
const firstOf = (storyId: string | undefined): CommentFilter => (storyId ? 'all' : 'new');

/** The filters that a query string names. Within a story's page the names have a prefix, and the story is given. */
export function readFilters(query: URLSearchParams, prefix: string, storyId?: string): CommentFilters {
  return {
    filter: COMMENT_FILTERS.find((filter) => filter === query.get(`${prefix}filter`)) ?? firstOf(storyId),
    storyId: storyId ?? query.get(`${prefix}story`) ?? undefined,
    chapterId: query.get(`${prefix}chapter`) ?? undefined,
    q: readSearch(query, `${prefix}q`),
    sort: COMMENT_SORTS.find((sort) => sort === query.get(`${prefix}sort`)) ?? 'newest',
  };
}

/** What the address says of a list of comments. A copied link, Back and a reload show the same. */
export function useCommentsUrl(prefix = '', storyId?: string): CommentsUrl {
  const [query, change] = useUrlState();
  const filters = useMemo(() => readFilters(query, prefix, storyId), [query, prefix, storyId]);
  const set = useCallback(
    (values: Record<string, string | number | undefined>, replace = false) =>
      change(Object.fromEntries(Object.entries(values).map(([key, value]) => [`${prefix}${key}`, value])), { replace }),
    [change, prefix],
  );
  const from = { pages: undefined, comment: undefined };
  const search = useCallback((q: string) => set({ q, pages: undefined, comment: undefined }, true), [set]);
  return {
    filters,
    pages: readPages(new URLSearchParams({ pages: query.get(`${prefix}pages`) ?? '1' })),
    openId: query.get(`${prefix}comment`) ?? undefined,
    isNarrowed: filters.q !== '' || filters.chapterId !== undefined || (!storyId && filters.storyId !== undefined),
    search,
    chooseFilter: (filter) => set({ ...from, filter: filter === firstOf(storyId) ? undefined : filter }),
    chooseStory: (story) => set({ ...from, story, chapter: undefined }),
    chooseChapter: (chapter) => set({ ...from, chapter }),
    chooseSort: (sort) => set({ ...from, sort: sort === 'newest' ? undefined : sort }),
    open: (comment) => set({ comment }, true),
    showPages: (pages) => set({ pages: pages > 1 ? pages : undefined }, true),
    clear: () => set({ ...from, q: undefined, chapter: undefined, story: undefined }),
  };
}
