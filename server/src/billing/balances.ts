import type { BillBalance } from '@myfiction/shared/contract/calls/bill.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { withdrawals } from '../database/schema/bills.ts';
import { type AuthorMoney, isBelowMinimum } from './blockers.ts';

/** What an author has in each currency; currencies are never added up. */
export async function balancesOf(db: Database, { unpaid, today }: AuthorMoney): Promise<BillBalance[]> {
  const requested = await requestedBills(db, unpaid);
  const currencies = [...new Set(unpaid.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const mine = unpaid.filter((bill) => bill.currency === currency);
    const sumOf = (has: (bill: AuthorMoney['unpaid'][number]) => boolean) =>
      mine.filter(has).reduce((sum, { netMinor }) => sum + netMinor, 0);
    const waits = mine
      .filter(({ status, payday, netMinor }) => status === 1 && netMinor > 0 && payday >= today)
      .filter((bill) => !isBelowMinimum(bill, { unpaid, today }));
    return {
      currency,
      // What failed is back and can be asked for again.
      available_minor: sumOf(({ id, status }) => status !== 1 && !requested.has(id)),
      requested_minor: sumOf(({ id }) => requested.has(id)),
      pending_minor: sumOf(({ status }) => status === 1),
      next_payday: waits.map(({ payday }) => payday).sort()[0] ?? null,
    };
  });
}

async function requestedBills(db: Database, unpaid: AuthorMoney['unpaid']): Promise<Set<string>> {
  if (unpaid.length === 0) return new Set();
  const ids = unpaid.map(({ id }) => id);
  const rows = await db
    .select({ billId: withdrawals.billId })
    .from(withdrawals)
    .where(and(inArray(withdrawals.billId, ids), eq(withdrawals.state, 'requested')));
  return new Set(rows.map(({ billId }) => billId));
}
