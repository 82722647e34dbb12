const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/** Wait before the next try after `failures` failed ones, in ms. @example retryDelay(1) // 2000 */
export function retryDelay(failures: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
}
