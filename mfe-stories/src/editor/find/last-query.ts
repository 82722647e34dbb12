import type { FindQuery } from '@myfiction/shared/contract/find-in-text.ts';

export interface Search extends FindQuery {
  replacement: string;
}

/** The last search of this tab: it stands in the fields when they are opened again. */
let last: Search = { text: '', match_case: false, whole_word: false, replacement: '' };

export function lastSearch(): Search {
  return last;
}

export function rememberSearch(search: Search): void {
  last = search;
}
