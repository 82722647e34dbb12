import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';

/** One step of a keyset list. */
export interface PageParam {
  cursor?: string;
  limit: number;
}

/** How many rows the first request takes so that all pages named in the URL are there at once. */
export function firstLimit(shownPages: number, largestPage: number): number {
  return Math.min(Math.max(1, shownPages) * PAGE_SIZE, largestPage);
}
