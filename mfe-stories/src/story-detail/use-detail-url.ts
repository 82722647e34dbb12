import { CHAPTER_STATUSES, type ChapterStatus } from '@myfiction/shared/contract/story-options.ts';
import { readSearch, useUrlState } from '@myfiction/shared/screen/use-url-state.ts';
import { useCallback, useMemo } from 'react';
import type { ChapterFilters } from './list/filter-chapters.ts';

export const DETAIL_TABS = ['chapters', 'applications', 'readers', 'comments', 'details'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

export interface DetailUrl {
  storyId: string | undefined;
  tab: DetailTab;
  /** The story's trash stands in the place of the tabs. */
  isTrash: boolean;
  filters: ChapterFilters;
  chooseTab: (tab: DetailTab) => void;
  openTrash: () => void;
  closeTrash: () => void;
  chooseStatus: (status: ChapterStatus | undefined) => void;
  search: (q: string) => void;
  clear: () => void;
}

/** What the address of story management says: the story, the tab, and how its chapters are narrowed. */
export function useDetailUrl(): DetailUrl {
  const [query, change] = useUrlState();
  const filters = useMemo(
    () => ({
      status: CHAPTER_STATUSES.find((status) => status === query.get('status')),
      q: readSearch(query),
    }),
    [query],
  );
  const search = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  return {
    storyId: query.get('id') ?? undefined,
    tab: DETAIL_TABS.find((tab) => tab === query.get('tab')) ?? 'chapters',
    isTrash: query.get('view') === 'trash',
    filters,
    search,
    chooseTab: (tab) => change({ tab: tab === 'chapters' ? undefined : tab }),
    openTrash: () => change({ view: 'trash' }),
    closeTrash: () => change({ view: undefined }),
    chooseStatus: (status) => change({ status }),
    clear: () => change({ q: undefined, status: undefined }),
  };
}
