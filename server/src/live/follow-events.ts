import type { Database } from '../database/connect.ts';
import { type EventsRead, type ReadEvent, readEventsFrom, readHorizon } from './read-events.ts';

export interface Follower {
  /** Everything of transactions below has been handed on. */
  readonly horizon: number;
  /** Reads what is new; called while it reads, it reads once more afterwards. */
  pull(): void;
  /** Waits for a read in progress. */
  settled(): Promise<void>;
}

export interface FollowOptions {
  db: Database;
  /** Called for each read in turn, one after the other. The horizon goes up with it. */
  onRead: (events: readonly ReadEvent[], horizon: number) => Promise<void>;
  /** The database is not the one that was followed: it was put back to an earlier state. */
  onSetBack: (horizon: number) => void;
  onError: (error: unknown) => void;
}

/**
 * Follows what all authors are told, from now on. Between the horizon and what was seen there may be gaps: transactions
 * that still run. They are read again each time, and what was handed on before is left out.
 */
export async function followEvents(options: FollowOptions): Promise<Follower> {
  let { horizon } = await readHorizon(options.db);
  let handedOn = new Set<number>();
  let running: Promise<void> | undefined;
  let again = false;

  const take = async (read: EventsRead): Promise<void> => {
    const fresh = read.events.filter(({ id }) => !handedOn.has(id));
    await options.onRead(fresh, read.horizon);
    handedOn = new Set(read.events.filter(({ tx }) => tx >= read.horizon).map(({ id }) => id));
    horizon = read.horizon;
  };
  const readOnce = async (): Promise<void> => {
    const read = await readEventsFrom(options.db, horizon);
    if (read.horizon >= horizon) return take(read);
    horizon = read.horizon;
    handedOn = new Set();
    options.onSetBack(horizon);
  };
  const run = async (): Promise<void> => {
    do {
      again = false;
      // A read that failed is made again with the next notice, or with the next connection: nothing has moved.
      await readOnce().catch(options.onError);
    } while (again);
    running = undefined;
  };
  return {
    get horizon() {
      return horizon;
    },
    pull() {
      again = true;
      running ??= run();
    },
    settled: async () => running,
  };
}
