import { sql } from 'drizzle-orm';
import type { Database } from '../connect.ts';

/** A table in partitions of time, of which old ones are dropped instead of their rows deleted. */
export interface TimePartitions {
  table: string;
  /** What the rows are parted by. */
  column: string;
  unit: 'day' | 'month';
  /** Partitions that are made before their time comes. */
  ahead: number;
  /** Partitions that are kept besides the running one. */
  kept: number;
  /** The partition for rows that have none of their own, so that no row is ever refused. */
  rest?: string;
}

/** So long at most everybody waits for a partition that is made or dropped; the job comes again. */
const LOCK_TIMEOUT = '2s';

/** Makes the partitions of now and of what comes. Safe with several servers: they wait for one another. */
export function makePartitions(db: Database, parts: TimePartitions, now: Date): Promise<void> {
  return whileAlone(db, parts, async (tx, known) => {
    for (let step = 0; step <= parts.ahead; step += 1) {
      if (!known.includes(nameOf(parts, startOf(parts, now, step)))) await makePartition(tx, parts, now, step);
    }
  });
}

/**
 * Drops the partitions that are too old, with what is in them. On its own, and never by a call: what is made keeps readers
 * from the rest until its commit, and they would keep this from the table; and a clock that is wrong would drop them all.
 */
export function dropOldPartitions(db: Database, parts: TimePartitions, now: Date): Promise<void> {
  return whileAlone(db, parts, (tx, known) => dropOld(tx, parts, known, now));
}

function whileAlone(
  db: Database,
  { table }: TimePartitions,
  work: (tx: Database, known: readonly string[]) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${table} partitions`}))`);
    await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`));
    await work(tx, await partitionNames(tx, table));
  });
}

async function dropOld(tx: Database, parts: TimePartitions, known: readonly string[], now: Date): Promise<void> {
  const { column, kept, rest } = parts;
  const from = startOf(parts, now, -kept);
  for (const name of known) {
    // Names sort by time.
    if (name !== rest && name < nameOf(parts, from)) await tx.execute(sql.raw(`drop table ${name}`));
  }
  if (rest) await tx.execute(sql.raw(`delete from ${rest} where ${column} < '${from.toISOString()}'`));
}

async function makePartition(tx: Database, parts: TimePartitions, now: Date, step: number): Promise<void> {
  const { table, column, rest } = parts;
  const [from, to] = [startOf(parts, now, step), startOf(parts, now, step + 1)];
  const name = nameOf(parts, from);
  const [first, end] = [`'${from.toISOString()}'`, `'${to.toISOString()}'`];
  if (rest) {
    // Rows that came before their partition was there: it cannot be one while they are elsewhere.
    await tx.execute(sql.raw(`create table ${name} (like ${table} including all excluding identity)`));
    await tx.execute(
      sql.raw(
        `with moved as (delete from ${rest} where ${column} >= ${first} and ${column} < ${end} returning *)
        insert into ${name} select * from moved`,
      ),
    );
    await tx.execute(sql.raw(`alter table ${table} attach partition ${name} for values from (${first}) to (${end})`));
    return;
  }
  await tx.execute(sql.raw(`create table ${name} partition of ${table} for values from (${first}) to (${end})`));
}

export async function partitionNames(db: Database, table: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = ${table}::regclass order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** First moment of a day or month, so many from that of `now` (UTC). */
function startOf({ unit }: TimePartitions, now: Date, step: number): Date {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return new Date(unit === 'month' ? Date.UTC(year, month + step, 1) : Date.UTC(year, month, day + step));
}

function nameOf({ table, unit }: TimePartitions, start: Date): string {
  const length = unit === 'month' ? 'YYYY-MM'.length : 'YYYY-MM-DD'.length;
  return `${table}_${start.toISOString().slice(0, length).replaceAll('-', '_')}`;
}
