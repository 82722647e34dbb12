import { randomUUID } from 'node:crypto';
import type { BillSummary } from '@myfiction/shared/contract/calls/bill.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { withdrawals } from '../database/schema/bills.ts';
import { users } from '../database/schema/users.ts';
import { tellAuthor } from '../live/tell-author.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { readAuthorMoney } from './author-money.ts';
import { type BillRow, lockBill, moveBill, WITHDRAWN } from './bill-moves.ts';
import { blockersOf } from './blockers.ts';
import { postToLedger } from './ledger.ts';
import { summarise } from './summaries.ts';

/**
 * Asks for the money of a bill. It is asked for once: whoever asks again, in another tab or after a lost answer, gets
 * the bill as it is. Throws `notFound`, and `withdrawalBlocked` with what blocks.
 */
export function withdrawBill(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { bill_id }: { bill_id: string },
): Promise<BillSummary> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    // Before the bill, as by the release: what is read of the way of payment stays so until the money is asked for.
    await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('no key update');
    const bill = await lockBill(tx, bill_id);
    if (bill?.uid !== uid) throw new AppError('notFound');
    if (!(await isUnderWay(tx, bill))) await request(tx, bill, now);
    return summarise(tx, uid, bill_id, now);
  });
}

async function isUnderWay(tx: Database, bill: BillRow): Promise<boolean> {
  const [found] = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.billId, bill.id), ne(withdrawals.state, 'failed')));
  return found !== undefined || bill.status === WITHDRAWN;
}

async function request(tx: Database, bill: BillRow, now: Date): Promise<void> {
  const { id: billId, uid, currency, netMinor: amountMinor } = bill;
  const money = await readAuthorMoney(tx, uid, now);
  const blockers = blockersOf(bill, money);
  const { method } = money.readiness;
  if (bill.status === 1 || amountMinor === 0 || blockers.length > 0 || !method) {
    throw new AppError('withdrawalBlocked', { data: { blockers } });
  }
  if (bill.status === 4) await moveBill(tx, bill, 'retry');
  const id = randomUUID();
  const where = { methodKind: method.kind, methodMasked: method.masked };
  const row = { id, billId, uid, currency, amountMinor, state: 'requested' as const, ...where, requestedAt: now };
  await tx.insert(withdrawals).values(row);
  await postToLedger(tx, {
    sourceKey: `withdraw:${id}`,
    event: 'withdraw',
    at: now,
    entries: [
      { account: 'author-payable', uid, currency, amountMinor },
      { account: 'author-withdrawing', uid, currency, amountMinor: -amountMinor },
    ],
  });
  await tellAuthor(tx, uid, { topic: 'billing' }, now);
}
