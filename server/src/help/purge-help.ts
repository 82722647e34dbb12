import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { lt } from 'drizzle-orm';
import { ANALYTICS_MONTHS } from '../analytics/partitions.ts';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';
import { helpRatings, helpReads } from '../database/schema/help.ts';

const READS_KEPT_MS = 30 * DAY_MS;

/** Forgets who read which article, and judgements older than what else is kept of the use of pages. */
export async function purgeHelp(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const day = new Date(now.getTime() - READS_KEPT_MS).toISOString().slice(0, 10);
  await deleteInSteps(db, helpReads, lt(helpReads.day, day), signal);
  // Whole months, as the events: the 31st has no day of its own in many months before it.
  const ended = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ANALYTICS_MONTHS));
  await deleteInSteps(db, helpRatings, lt(helpRatings.ratedAt, ended), signal);
}
