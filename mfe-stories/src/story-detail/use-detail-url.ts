import { CHAPTER_STATUSES, type ChapterStatus } from '@myfiction/shared/contract/story-options.ts';
import { useCallback, useMemo } from 'react';
import type { ChapterListFilters } from '../api/story-keys.ts';
import { readPages, useUrlState } from '../common/use-url-state.ts';

export const DETAIL_TABS = ['chapters', 'details', 'applications'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

export interface DetailUrl {
  storyId: string | undefined;
  tab: DetailTab;
  filters: ChapterListFilters;
  pages: number;
  chooseTab: (tab: DetailTab) => void;
  chooseStatus: (status: ChapterStatus | undefined) => void;
  search: (q: string) => void;
  clear: () => void;
  openPages: (pages: number) => void;
}

/** What the address of story management says: the story, the tab, and how its chapters are narrowed. */
export function useDetailUrl(): DetailUrl {
  const [query, change] = useUrlState();
  const filters = useMemo(
    () => ({
      status: CHAPTER_STATUSES.find((status) => status === query.get('status')),
      q: (query.get('q') ?? '').trim(),
    }),
    [query],
  );
  const search = useCallback((q: string) => change({ q, pages: undefined }, { replace: true }), [change]);
  return {
    storyId: query.get('id') ?? undefined,
    tab: DETAIL_TABS.find((tab) => tab === query.get('tab')) ?? 'chapters',
    filters,
    pages: readPages(query),
    search,
    chooseTab: (tab) => change({ tab: tab === 'chapters' ? undefined : tab }),
    chooseStatus: (status) => change({ status, pages: undefined }),
    clear: () => change({ q: undefined, status: undefined, pages: undefined }),
    openPages: (pages) => change({ pages: pages > 1 ? pages : undefined }, { replace: true }),
  };
}
