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
  const unpaid = await readUnpaid(db, uid);
  const blocked = !user || user.blockedAt !== null;
  return { blocked, readiness: await payoutReadiness(db, uid, now), unpaid, today: settlementDay(now) };
}

/** An author's bills that are not withdrawn. */
export function readUnpaid(db: Database, uid: number) {
  const { id, month, currency, netMinor, payday, status } = bills;
  return db
    .select({ id, month, currency, netMinor, payday, status })
    .from(bills)
    .where(and(eq(bills.uid, uid), ne(bills.status, WITHDRAWN)));
}
