import { type UseQueryResult, useQuery, useTranslation } from '@myfiction/shared/host.ts';
import type { Article } from './article.ts';
import { loadArticles } from './load-articles.ts';
import type { Search } from './search/make-search.ts';

/** All articles in the language of the interface; once there, they stay. */
export function useArticles(): UseQueryResult<readonly Article[]> {
  const { language } = useTranslation();
  return useQuery({
    queryKey: ['help', 'articles', language],
    queryFn: () => loadArticles(language),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The search over them. It is loaded with the page and not at the first letter: the connection may be gone by then. */
export function useSearch(articles: readonly Article[]): UseQueryResult<Search> {
  const { language } = useTranslation();
  return useQuery({
    queryKey: ['help', 'search', language],
    queryFn: async () => (await import('./search/make-search.ts')).makeSearch(articles),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}
