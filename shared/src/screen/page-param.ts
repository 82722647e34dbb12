import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';
import { type InfiniteData, type QueryKey, useQueryClient } from '@myfiction/shared/host.ts';

/** One step of a keyset list. */
export interface PageParam {
  cursor?: string;
  limit: number;
}

/**
 * The first step of a keyset list: as many rows as the pages named in the URL have, so that they come back in one
 * request after a reload. A list that is in the cache keeps the first step it was made with: another one would make it
 * grow with each refresh.
 */
export function useFirstPage(queryKey: QueryKey, shownPages: number, largestPage: number): PageParam {
  const cached = useQueryClient().getQueryData<InfiniteData<unknown, PageParam>>(queryKey);
  return cached?.pageParams[0] ?? firstPage(shownPages, largestPage);
}

/** The first step of a list that has not been asked for yet. */
export function firstPage(shownPages: number, largestPage: number): PageParam {
  return { limit: Math.min(Math.max(1, shownPages) * PAGE_SIZE, largestPage) };
}
