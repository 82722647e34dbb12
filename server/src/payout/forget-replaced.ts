import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { payoutMethods } from '../database/schema/payout.ts';

/** A payment that is on its way may still need the way it was sent. */
const KEPT_MS = 90 * DAY_MS;

/** Forgets the account numbers of ways of payment that were replaced long ago. */
export async function forgetReplaced(db: Database, now: Date): Promise<void> {
  await db
    .update(payoutMethods)
    .set({ details: null })
    .where(and(isNotNull(payoutMethods.details), lt(payoutMethods.replacedAt, new Date(now.getTime() - KEPT_MS))));
}
