import { useSearchParams } from '@myfiction/shared/host.ts';
import { useCallback } from 'react';
import { SEARCH_MAX } from '../contract/rules.ts';

export type UrlChange = Record<string, string | number | undefined>;

/** The next query string: undefined and empty values leave it, so that an unfiltered page keeps its plain address. */
export function changeQuery(query: URLSearchParams, change: UrlChange): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}

/**
 * The page's query string and a way to change parts of it. A choice makes a history entry, so that Back undoes it;
 * typing and loading more replace the present one.
 */
export function useUrlState(): [URLSearchParams, (change: UrlChange, options?: { replace?: boolean }) => void] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (values: UrlChange, { replace = false }: { replace?: boolean } = {}) =>
      setQuery((present) => changeQuery(present, values), { replace, preventScrollReset: true }),
    [setQuery],
  );
  return [query, change];
}

/** What a list is searched for, as much of it as the server takes: what is pasted may be a whole page. */
export function readSearch(query: URLSearchParams, name = 'q'): string {
  return (query.get(name) ?? '').trim().slice(0, SEARCH_MAX);
}

/** A positive whole number of the query string, 1 where there is none. */
export function readPages(query: URLSearchParams): number {
  const pages = Number(query.get('pages') ?? 1);
  return Number.isInteger(pages) && pages > 0 ? pages : 1;
}
