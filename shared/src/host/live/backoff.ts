const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;
/** `moving`: all tabs of a server are sent away at once. */
const MOVE_WITHIN_MS = 2_000;
const CROWDED_MS = 5 * 60_000;

/** How long to wait after so many failures in a row; never the same for all tabs. */
export function retryDelayMs(failures: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10));
  return most * (0.5 + Math.random() / 2);
}

export const moveDelayMs = (): number => Math.random() * MOVE_WITHIN_MS;

export const crowdedDelayMs = (): number => CROWDED_MS * (1 + Math.random());
