import type { TimePartitions } from '../database/partitions/time-partitions.ts';

/** Months of events that are kept, besides the running one. */
export const ANALYTICS_MONTHS = 13;

export const ANALYTICS_PARTITIONS: TimePartitions = {
  ...{ table: 'analytics_events', column: 'received_at', unit: 'month' },
  ...{ ahead: 1, kept: ANALYTICS_MONTHS },
};
