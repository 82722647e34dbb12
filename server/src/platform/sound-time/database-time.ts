import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { timeMark } from '../../database/schema/time-mark.ts';
import type { Clock } from '../clock.ts';

/** Clocks that are set from the network differ by far less. */
const FAR_MS = MINUTE_MS;

export interface DatabaseTime {
  /** How far this process's clock is ahead of the database's, negative where it is behind. */
  aheadMs: number;
  /** Whether the two cannot both be right, however long the answer took. */
  isFar: boolean;
  /** When a server last took its clock for right. */
  mark: Date | undefined;
}

export async function readDatabaseTime(db: Database, clock: Clock): Promise<DatabaseTime> {
  const beforeMs = clock.now().getTime();
  const { rows } = await db.execute<{ at: number; mark: number | null }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as at,
      (select extract(epoch from ${timeMark.at})::float8 * 1000 from ${timeMark}) as mark`,
  );
  const afterMs = clock.now().getTime();
  const [row] = rows;
  if (!row) throw new Error('The database does not tell the time.');
  const { at, mark } = row;
  return {
    aheadMs: afterMs - at,
    isFar: at < beforeMs - FAR_MS || at > afterMs + FAR_MS,
    mark: mark === null ? undefined : new Date(mark),
  };
}
