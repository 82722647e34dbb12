import type { BillBalance } from '@myfiction/shared/contract/calls/bill.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { withdrawals } from '../database/schema/bills.ts';
import { type AuthorMoney, blockersOf, isBelowMinimum } from './blockers.ts';

/** What an author has in each currency; currencies are never added up. */
export async function balancesOf(db: Database, money: AuthorMoney): Promise<BillBalance[]> {
  const { unpaid, today } = money;
  const requested = await requestedBills(db, unpaid);
  const bills = unpaid.map((bill) => ({ ...bill, part: partOf(bill, requested.has(bill.id), money) }));
  const currencies = [...new Set(unpaid.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const mine = bills.filter((bill) => bill.currency === currency);
    const sumOf = (part: Part) => mine.reduce((sum, bill) => (bill.part === part ? sum + bill.netMinor : sum), 0);
    const held = mine.find(({ part }) => part === 'held');
    const waits = mine
      .filter(({ status, payday, netMinor }) => status === 1 && netMinor > 0 && payday >= today)
      .filter((bill) => !isBelowMinimum(bill, money));
    return {
      currency,
      available_minor: sumOf('available'),
      requested_minor: sumOf('requested'),
      held_minor: sumOf('held'),
      held_by: (held && blockersOf(held, money)[0]) ?? null,
      pending_minor: sumOf('pending'),
      next_payday: waits.map(({ payday }) => payday).sort()[0] ?? null,
    };
  });
}

type Part = 'available' | 'requested' | 'held' | 'pending';

function partOf(bill: AuthorMoney['unpaid'][number], requested: boolean, money: AuthorMoney): Part {
  if (requested) return 'requested';
  const isDue = bill.status !== 1 || bill.payday <= money.today;
  if (isDue && blockersOf(bill, money).some((blocker) => blocker !== 'below-minimum')) return 'held';
  // What failed is back and can be asked for again.
  return bill.status === 1 ? 'pending' : 'available';
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
