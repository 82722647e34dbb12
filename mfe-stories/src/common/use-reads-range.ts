import { useUrlState } from '@myfiction/shared/screen/use-url-state.ts';
import { READS_RANGES, type ReadsRange } from '../api/get-reads.ts';

/** Of which time a chart tells where the address names none. */
const FIRST: ReadsRange = '30';

/** The time that a query string names. */
export function readRange(query: URLSearchParams): ReadsRange {
  return READS_RANGES.find((range) => range === query.get('range')) ?? FIRST;
}

/** Of which time the page's charts tell, as the address has it: Back, a reload and a copied link show the same. */
export function useReadsRange(): [ReadsRange, (range: ReadsRange) => void] {
  const [query, change] = useUrlState();
  return [readRange(query), (range) => change({ range: range === FIRST ? undefined : range })];
}
