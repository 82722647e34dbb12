import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { bills } from '../database/schema/bills.ts';
import type { CallContext } from '../platform/handler.ts';
import { readAuthorMoney } from './author-money.ts';
import { canMove, lockBill, moveBill } from './bill-moves.ts';
import { blockersOf } from './blockers.ts';
import { billReleased } from './payment-letters.ts';
import { settlementDay } from './settlement-time.ts';
import { tellPayment } from './tell-payment.ts';

type Options = Pick<CallContext, 'db' | 'clock'> & {
  /** Of one author only: what blocked has just been cleared. */
  uid?: number;
  signal?: AbortSignal;
};

/** Lets authors withdraw the bills whose payday has come, where nothing blocks; each in a transaction of its own. */
export async function releaseDueBills({ db, clock, uid, signal }: Options): Promise<void> {
  const due = await db
    .select({ id: bills.id })
    .from(bills)
    .where(
      and(
        eq(bills.status, 1),
        lte(bills.payday, settlementDay(clock.now())),
        gt(bills.netMinor, 0),
        uid === undefined ? undefined : eq(bills.uid, uid),
      ),
    )
    .orderBy(asc(bills.payday), asc(bills.id));
  for (const { id } of due) {
    if (signal?.aborted) return;
    await db.transaction((tx) => release(tx, id, clock.now()));
  }
}

async function release(tx: Database, billId: string, now: Date): Promise<void> {
  const bill = await lockBill(tx, billId);
  if (!bill || !canMove(bill.status, 'release')) return;
  if (blockersOf(bill, await readAuthorMoney(tx, bill.uid, now)).length > 0) return;
  await moveBill(tx, bill, 'release');
  await tellPayment(tx, bill.uid, now, billReleased(bill));
}
