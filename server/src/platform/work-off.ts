import type { Database } from '../database/connect.ts';

/**
 * Does what is due, one step after another, each in a transaction of its own, until a step finds nothing or the server
 * stops; gives how many found something. A step takes its rows with `for update skip locked`: what another server holds
 * is left to it, and what a crash breaks off is due again.
 */
export async function workOff(
  db: Database,
  step: (tx: Database) => Promise<boolean>,
  signal?: AbortSignal,
): Promise<number> {
  let steps = 0;
  while (!signal?.aborted && (await db.transaction(step))) steps++;
  return steps;
}
