import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { authorEvents, type StoredEvent } from '../database/schema/author-events.ts';

export interface ReadEvent {
  id: number;
  /** The transaction that wrote it. */
  tx: number;
  /** Null: for every author. */
  uid: number | null;
  event: StoredEvent;
}

export interface EventsRead {
  /**
   * Every transaction below was over when this was read, and what it wrote is among what can be seen. So whoever has
   * read everything can go on from here and miss nothing, whatever the order in which others commit.
   */
  horizon: number;
  /** In the order in which they were written. */
  events: ReadEvent[];
}

interface Row extends Record<string, unknown> {
  horizon: string;
  id: string | null;
  tx: string;
  uid: string | null;
  event: StoredEvent;
}

/** The horizon alone: where somebody begins who needs nothing from before. */
export function readHorizon(db: Database): Promise<EventsRead> {
  return read(db, sql`false`);
}

/** What every transaction from `tx` on has written, and what was seen of them before too. */
export function readEventsFrom(db: Database, tx: number): Promise<EventsRead> {
  return read(db, sql`${authorEvents.tx} >= ${tx}`);
}

/** What one author was told, from a horizon or from a time on; one more than `most` when there is more. */
export function readAuthorEvents(
  db: Database,
  uid: number,
  from: { tx: number } | { time: Date },
  most: number,
): Promise<EventsRead> {
  const since =
    'tx' in from
      ? sql`${authorEvents.tx} >= ${from.tx}`
      : sql`${authorEvents.createdAt} >= ${from.time.toISOString()}::timestamptz`;
  const mine = sql`(${authorEvents.uid} = ${uid} or ${authorEvents.uid} is null)`;
  return read(db, sql`${since} and ${mine}`, sql`limit ${most + 1}`);
}

/**
 * One statement, so that the horizon and the rows come from the same snapshot. No transaction of this database has a number
 * from the snapshot's end on: such rows came with a backup of another one.
 */
async function read(db: Database, which: SQL, limit: SQL = sql``): Promise<EventsRead> {
  const { rows } = await db.execute<Row>(sql`
    select here.horizon, ${authorEvents.id}, ${authorEvents.tx}, ${authorEvents.uid}, ${authorEvents.event}
    from (
      select pg_snapshot_xmin(snapshot)::text as horizon, pg_snapshot_xmax(snapshot)::text::bigint as "end"
      from pg_current_snapshot() snapshot
    ) here
    left join ${authorEvents} on ${which} and ${authorEvents.tx} < here."end"
    order by ${authorEvents.id} ${limit}`);
  const events = rows.filter(({ id }) => id !== null);
  return {
    horizon: Number(rows[0]?.horizon),
    events: events.map(({ id, tx, uid, event }) => ({
      id: Number(id),
      tx: Number(tx),
      uid: uid === null ? null : Number(uid),
      event,
    })),
  };
}
