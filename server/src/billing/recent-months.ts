import type { BillDetail } from '@myfiction/shared/contract/calls/bill.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { bills } from '../database/schema/bills.ts';
import type { FoundMonth } from './read-lines.ts';
import { runningMonths } from './running-months.ts';

type Recent = BillDetail['recent'];

/** Months of the chart. */
const MONTHS = 8;

/** The newest months in the currency of this one, or those up to this one where it is older; oldest first. */
export async function recentMonths(db: Database, found: FoundMonth, now: Date): Promise<Recent> {
  const { uid, month, currency } = found;
  const open = found.running ?? (await runningMonths(db, uid, now));
  const running = open.filter((each) => each.currency === currency);
  const closed = await db
    .select({ month: bills.month, netMinor: bills.netMinor })
    .from(bills)
    .where(and(eq(bills.uid, uid), eq(bills.currency, currency)))
    .orderBy(desc(bills.month));
  const all = [
    ...running.map((each) => ({ month: each.month.slice(0, 7), net_minor: each.statement.netMinor, running: true })),
    ...closed.map((bill) => ({ month: bill.month.slice(0, 7), net_minor: bill.netMinor, running: false })),
  ];
  const place = all.findIndex((shown) => shown.month === month.slice(0, 7));
  const start = place < MONTHS ? 0 : place;
  return all.slice(start, start + MONTHS).toReversed();
}
