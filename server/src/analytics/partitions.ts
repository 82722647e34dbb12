import type { Database } from '../database/connect.ts';
import {
  partitionNames as namesOf,
  type TimePartitions,
  tendPartitions as tend,
} from '../database/partitions/tend-partitions.ts';

/** Months of events that are kept, besides the running one. */
export const ANALYTICS_MONTHS = 13;

const PARTITIONS: TimePartitions = {
  ...{ table: 'analytics_events', column: 'received_at', unit: 'month' },
  ...{ ahead: 1, kept: ANALYTICS_MONTHS },
};

export const tendPartitions = (db: Database, now: Date): Promise<void> => tend(db, PARTITIONS, now);
export const partitionNames = (db: Database): Promise<string[]> => namesOf(db, PARTITIONS.table);
