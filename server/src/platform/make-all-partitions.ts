import { ANALYTICS_PARTITIONS } from '../analytics/partitions.ts';
import type { Database } from '../database/connect.ts';
import { makePartitions } from '../database/partitions/time-partitions.ts';
import { EVENT_DAYS } from '../live/purge-author-events.ts';

/**
 * Makes the partitions of every table that has some. Before anything is written: a row on its way into the rest is refused
 * where its own partition is made in that moment.
 */
export async function makeAllPartitions(db: Database, now: Date): Promise<void> {
  for (const parts of [ANALYTICS_PARTITIONS, EVENT_DAYS]) await makePartitions(db, parts, now);
}
