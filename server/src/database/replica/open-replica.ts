import type { Pool } from 'pg';
import { repeat } from '../../platform/repeat.ts';
import { serializeError } from '../../platform/serialize-error.ts';
import { connect, type Database } from '../connect.ts';
import { type LogPlace, parseLogPlace, UNKNOWN_PLACE } from './log-place.ts';

/** A standby of the database, for reads that may be a little old. */
export interface Replica {
  /** The standby, where it holds everything up to `place` and is not too far behind; else undefined. */
  holding(place: LogPlace | undefined): Database | undefined;
  /** Where the primary's log is: what was committed until now lies below. */
  placeNow(): Promise<string>;
  /** Something went wrong with it: it is not used before it has answered again. */
  failed(error: unknown): void;
  /** Asks both how far they are; happens by itself every `LOOK_EVERY_MS`. */
  look(): Promise<void>;
  close(): Promise<void>;
}

export const LOOK_EVERY_MS = 250;
/** A standby whose newest known state is older is not read from. */
export const STALE_MAX_MS = 2_000;

interface Look {
  atMs: number;
  primary: LogPlace;
}

export interface ReplicaOptions {
  url: string;
  primary: Pool;
  warn: (message: string) => void;
  /** Most connections; 10 without it. */
  max?: number;
  /** Milliseconds of a clock that never goes back. */
  nowMs?: () => number;
}

/** Opens the standby; one that cannot be reached is looked for until it is there. */
export function openReplica({
  url,
  primary,
  warn,
  max = 10,
  nowMs = () => performance.now(),
}: ReplicaOptions): Replica {
  const { db, pool, close } = connect(url, { max, connectionTimeoutMillis: 1_000, statementTimeoutMs: 5_000 });
  let replayed: LogPlace | undefined;
  let freshAtMs = Number.NEGATIVE_INFINITY;
  let looks: Look[] = [];
  let isBroken = false;

  const failed = (error: unknown): void => {
    replayed = undefined;
    if (isBroken) return;
    isBroken = true;
    const { message, cause } = serializeError(error);
    warn(`The read replica is not used: ${cause?.message ?? message}`);
  };
  const look = async (): Promise<void> => {
    const atMs = nowMs();
    const place = parseLogPlace(await placeOf(primary, 'pg_current_wal_lsn()'));
    if (place !== undefined) looks.push({ atMs, primary: place });
    try {
      const found = parseLogPlace(await placeOf(pool, 'pg_last_wal_replay_lsn()'));
      if (found === undefined) throw new Error('DATABASE_READ_URL names no standby.');
      // Everything that the primary had when it was asked, the standby has by now.
      const reached = looks.findLast((earlier) => earlier.primary <= found);
      if (reached) [freshAtMs, looks] = [reached.atMs, looks.filter(({ atMs: at }) => at > reached.atMs)];
      looks = looks.slice(-Math.ceil(STALE_MAX_MS / LOOK_EVERY_MS));
      replayed = found;
      isBroken = false;
    } catch (error) {
      failed(error);
    }
  };
  const looking = repeat(LOOK_EVERY_MS, look, failed);
  return {
    holding(place) {
      if (replayed === undefined || nowMs() - freshAtMs > STALE_MAX_MS) return undefined;
      return place === undefined || place <= replayed ? db : undefined;
    },
    // Of what is inserted, not only written: also a commit that did not wait for the disk lies below.
    placeNow: async () =>
      (await placeOf(primary, 'pg_current_wal_insert_lsn()').catch(() => undefined)) ?? UNKNOWN_PLACE,
    failed,
    look,
    async close() {
      await looking.stop();
      await close();
    },
  };
}

async function placeOf(pool: Pool, call: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ place: string | null }>(`select ${call}::text as place`);
  return rows[0]?.place ?? undefined;
}
