import { PAYOUT_KEPT_DAYS } from '@myfiction/shared/contract/payment-options.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { payoutMethods } from '../database/schema/payout.ts';

/** Forgets the account numbers of ways of payment that were replaced or removed long ago. */
export async function forgetReplaced(db: Database, now: Date): Promise<void> {
  await db
    .update(payoutMethods)
    .set({ details: null })
    .where(
      and(
        isNotNull(payoutMethods.details),
        lt(payoutMethods.replacedAt, new Date(now.getTime() - PAYOUT_KEPT_DAYS * DAY_MS)),
      ),
    );
}
