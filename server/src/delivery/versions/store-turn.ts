import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/connect.ts';

/** A whole remote is compressed in seconds, on a machine that starts many things in a minute. */
const TURN_LIMIT_MS = 5 * MINUTE_MS;
const ASK_AGAIN_MS = 100;

/** The shell's assets; no remote's name. */
export const SHELL_ASSETS = 'shell assets';

/** Takes the turn where nobody else has it: for who stores or removes files of one name. Held until the transaction ends. */
export async function takeFreeTurn(tx: Database, what: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.files}, hashtext(${what})) as taken`,
  );
  return rows[0]?.taken === true;
}

const storing = new WeakMap<Database, Promise<unknown>>();

/**
 * Runs `work` in a transaction that has the turn: two who store files of one name must not mix them. Of one server one
 * after another, whatever they store: a store that is slow, or many who publish at once, hold one connection.
 */
export function withTurn<T>(db: Database, what: string, work: (tx: Database) => Promise<T>): Promise<T> {
  const before = storing.get(db) ?? Promise.resolve();
  const mine = before.then(() =>
    db.transaction(async (tx) => {
      await takeTurn(tx, what);
      return work(tx);
    }),
  );
  storing.set(
    db,
    mine.catch(() => undefined),
  );
  return mine;
}

/**
 * The server that has the turn may compress for longer than a statement may take: asked for again and again, never waited
 * for in one.
 */
async function takeTurn(tx: Database, what: string): Promise<void> {
  const began = performance.now();
  while (!(await takeFreeTurn(tx, what))) {
    if (performance.now() - began > TURN_LIMIT_MS)
      throw new Error(`Somebody else has been storing a version of ${what} for too long.`);
    await delay(ASK_AGAIN_MS);
  }
}
