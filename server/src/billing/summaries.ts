import type { BillSummary } from '@myfiction/shared/contract/calls/bill.ts';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { bills, withdrawals } from '../database/schema/bills.ts';
import { AppError } from '../platform/handler.ts';
import { readAuthorMoney } from './author-money.ts';
import type { BillRow } from './bill-moves.ts';
import { type AuthorMoney, blockersOf } from './blockers.ts';
import { lastDay } from './settlement-time.ts';

type Withdrawal = typeof withdrawals.$inferSelect;

/** One of the author's bills as the contract has it. */
export async function summarise(db: Database, uid: number, billId: string, now: Date): Promise<BillSummary> {
  const rows = await db.select().from(bills).where(eq(bills.id, billId));
  const [summary] = await summaries(db, rows, await readAuthorMoney(db, uid, now));
  if (!summary) throw new AppError('notFound');
  return summary;
}

/** Bills as the contract has them, in the same order. */
export async function summaries(db: Database, rows: readonly BillRow[], money: AuthorMoney): Promise<BillSummary[]> {
  const newest = await newestWithdrawals(db, rows);
  return rows.map((bill) => toSummary(bill, newest.get(bill.id), money));
}

async function newestWithdrawals(db: Database, rows: readonly BillRow[]): Promise<Map<string, Withdrawal>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const found = await db
    .selectDistinctOn([withdrawals.billId])
    .from(withdrawals)
    .where(inArray(withdrawals.billId, ids))
    .orderBy(withdrawals.billId, desc(withdrawals.requestedAt));
  return new Map(found.map((withdrawal) => [withdrawal.billId, withdrawal]));
}

function toSummary(bill: BillRow, newest: Withdrawal | undefined, money: AuthorMoney): BillSummary {
  // What failed is done with: the next one goes where the author is paid now.
  const [sent, failed] = newest?.state === 'failed' ? [undefined, newest] : [newest, undefined];
  return {
    bill_id: bill.id,
    month: bill.month.slice(0, 7),
    currency: bill.currency,
    gross_minor: bill.grossMinor,
    net_minor: bill.netMinor,
    status: bill.status,
    ends_on: lastDay(bill.month),
    payday: bill.payday,
    withdrawn_at: bill.withdrawnAt?.toISOString() ?? null,
    requested_at: sent?.state === 'requested' ? sent.requestedAt.toISOString() : null,
    method: sent ? methodOf(sent) : money.readiness.method,
    failure: bill.failure,
    failed_to: failed ? methodOf(failed) : null,
    blockers: sent ? [] : blockersOf(bill, money),
  };
}

const methodOf = ({ methodKind, methodMasked }: Withdrawal): NonNullable<BillSummary['method']> => ({
  kind: methodKind,
  masked: methodMasked,
});
