import type { CollectedEvent } from '@myfiction/shared/contract/calls/analytics.ts';
import type { Database } from '../database/connect.ts';
import { makePartitions } from '../database/partitions/time-partitions.ts';
import { analyticsEvents } from '../database/schema/analytics.ts';
import { ANALYTICS_PARTITIONS } from './partitions.ts';

/** `no partition of relation found for row`: the month has begun before the job came round. */
const NO_PARTITION = '23514';

export async function keepEvents(db: Database, events: readonly CollectedEvent[], now: Date): Promise<void> {
  const rows = events.map((body) => ({
    receivedAt: now,
    event: body.event,
    subEvent: body.sub_event,
    pageName: body.properties.page_name ?? null,
    installId: body.install_id,
    activateId: body.activate_id,
    userId: body.user_id,
    body,
  }));
  try {
    await db.insert(analyticsEvents).values(rows);
  } catch (error) {
    if (!isNoPartition(error)) throw error;
    await makePartitions(db, ANALYTICS_PARTITIONS, now);
    await db.insert(analyticsEvents).values(rows);
  }
}

function isNoPartition(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === NO_PARTITION;
}
