import { HOUR_MS } from '@myfiction/shared/contract/time-units.ts';

const FIRST_MS = 30_000;
const LONGEST_MS = HOUR_MS;

/** Until something is tried again, twice as long after each failure. @param failures so far, at least one */
export function retryDelayMs(failures: number): number {
  return Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
}
