import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { bills } from '../database/schema/bills.ts';
import { users } from '../database/schema/users.ts';
import { payoutReadiness } from '../payout/payout-readiness.ts';
import { WITHDRAWN } from './bill-moves.ts';
import type { AuthorMoney } from './blockers.ts';
import { settlementDay } from './settlement-time.ts';

/** What decides about the payment of an author's bills, as of now. */
export async function readAuthorMoney(db: Database, uid: number, now: Date): Promise<AuthorMoney> {
  const [user] = await db.select({ blockedAt: users.blockedAt }).from(users).where(eq(users.uid, uid));
  const { id, currency, netMinor, payday, status } = bills;
  const unpaid = await db
    .select({ id, currency, netMinor, payday, status })
    .from(bills)
    .where(and(eq(bills.uid, uid), ne(bills.status, WITHDRAWN)));
  const blocked = !user || user.blockedAt !== null;
  return { blocked, readiness: await payoutReadiness(db, uid, now), unpaid, today: settlementDay(now) };
}
