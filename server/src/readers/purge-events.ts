import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { lt } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';
import { ingestedEvents } from '../database/schema/readers.ts';

/** An event that is sent again within this time counts once. */
const EVENTS_KEPT_MS = 30 * DAY_MS;

/** Forgets events that nobody sends again. Safe to run at any time and on several servers. */
export async function purgeEvents(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const ended = lt(ingestedEvents.receivedAt, new Date(now.getTime() - EVENTS_KEPT_MS));
  await deleteInSteps(db, ingestedEvents, ended, signal);
}
