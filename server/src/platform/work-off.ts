import type { Database } from '../database/connect.ts';

/** Whether a step found something, or what is left to do of it once its transaction has ended. */
export type Found = boolean | (() => Promise<unknown>);

/**
 * Does what is due, one step after another, each in a transaction of its own, until a step finds nothing or the server
 * stops; gives how many found something. A step takes its rows with `for update skip locked`: what another server holds
 * is left to it, and what a crash breaks off is due again.
 */
export async function workOff(
  db: Database,
  step: (tx: Database) => Promise<Found>,
  signal?: AbortSignal,
): Promise<number> {
  let steps = 0;
  while (!signal?.aborted) {
    const found = await db.transaction(step);
    if (found === false) break;
    if (found !== true) await found();
    steps += 1;
  }
  return steps;
}
