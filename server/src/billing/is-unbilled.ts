import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { bills } from '../database/schema/bills.ts';
import { revenueTotals } from '../database/schema/revenue.ts';

/** The condition of totals that stand on no bill yet. */
export function isUnbilled(db: Database): SQL {
  const { uid, month, currency } = bills;
  const billed = and(
    eq(uid, revenueTotals.uid),
    eq(month, revenueTotals.billMonth),
    sql`${currency} = ${revenueTotals.currency}`,
  );
  return notExists(db.select({ id: bills.id }).from(bills).where(billed));
}
