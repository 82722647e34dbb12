import { useMemo } from 'react';
import type { Article } from './article.ts';
import type { SearchHit } from './search/make-search.ts';
import { useSearch } from './use-articles.ts';

export interface Hits {
  /** Something is asked, answers or not. */
  searching: boolean;
  hits: readonly SearchHit[];
  failed: boolean;
  retry: () => void;
}

export function useHits(articles: readonly Article[], question: string): Hits {
  const { data: search, isError, refetch } = useSearch(articles);
  const asked = question.trim();
  const hits = useMemo(() => (search && asked !== '' ? search(asked) : []), [search, asked]);
  const ready = search !== undefined || isError;
  return { searching: asked !== '' && ready, hits, failed: isError, retry: () => void refetch() };
}
