import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { payoutMethods } from '../database/schema/payout.ts';

/** Ends the way of payment in use and gives what may be shown of it; undefined where there is none. */
export async function retirePayout(db: Database, uid: number, now: Date): Promise<string | undefined> {
  const [retired] = await db
    .update(payoutMethods)
    .set({ replacedAt: now })
    .where(and(eq(payoutMethods.uid, uid), isNull(payoutMethods.replacedAt)))
    .returning({ masked: payoutMethods.masked });
  return retired?.masked;
}
