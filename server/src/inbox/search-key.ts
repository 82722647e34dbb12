import { nameKey } from '../database/names.ts';

/** What the search looks through, letter case and spacing aside. */
export function searchKeyOf(...texts: readonly string[]): string {
  return texts.map(nameKey).join(' ');
}
