import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';
import { dropOldPartitions, type TimePartitions } from '../database/partitions/time-partitions.ts';
import { eventTickets } from '../database/schema/author-events.ts';
import { streamTickets } from './tickets.ts';

/** How long a tab may be away and still be told each single thing. */
export const EVENTS_KEPT_MS = DAY_MS;

/** Of the running day and of the one before are those of the last {@link EVENTS_KEPT_MS}. */
export const EVENT_DAYS: TimePartitions = {
  ...{ table: 'author_events', column: 'created_at', unit: 'day' },
  ...{ ahead: 3, kept: 1, rest: 'author_events_rest' },
};

/** Forgets what no tab asks for any more. Safe to run at any time and on several servers. */
export async function purgeAuthorEvents(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  await dropOldPartitions(db, EVENT_DAYS, now);
  await deleteInSteps(db, eventTickets, streamTickets.isOver(now), signal);
}
