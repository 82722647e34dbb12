import { STORY_FILTER, STORY_SORTS, type StorySort } from '@myfiction/shared/contract/story-options.ts';
import { readPages, readSearch, useUrlState } from '@myfiction/shared/screen/use-url-state.ts';
import { useCallback, useMemo } from 'react';
import type { StoryListFilters } from '../api/story-keys.ts';

export interface StoryFilters {
  filters: StoryListFilters;
  /** How many pages are open. */
  pages: number;
  chooseFilter: (filter: StoryListFilters['filter']) => void;
  chooseSort: (sort: StorySort) => void;
  search: (q: string) => void;
  clear: () => void;
  openPages: (pages: number) => void;
}

/** The filters of My Stories live in the URL, so that Back, a reload and a copied link all show the same list. */
export function useStoryFilters(): StoryFilters {
  const [query, change] = useUrlState();
  const filters = useMemo(() => readFilters(query), [query]);
  const search = useCallback((q: string) => change({ q, pages: undefined }, { replace: true }), [change]);
  return {
    filters,
    pages: readPages(query),
    search,
    chooseFilter: (filter) =>
      change({ filter: filter === STORY_FILTER.completed ? 'completed' : undefined, pages: undefined }),
    chooseSort: (sort) => change({ sort: sort === 'updated' ? undefined : sort, pages: undefined }),
    clear: () => change({ q: undefined, sort: undefined, pages: undefined }),
    openPages: (pages) => change({ pages: pages > 1 ? pages : undefined }, { replace: true }),
  };
}

/** Anything the address cannot mean falls back to the plain list. */
export function readFilters(query: URLSearchParams): StoryListFilters {
  return {
    filter: query.get('filter') === 'completed' ? STORY_FILTER.completed : STORY_FILTER.ongoing,
    q: readSearch(query),
    sort: STORY_SORTS.find((sort) => sort === query.get('sort')) ?? 'updated',
  };
}
