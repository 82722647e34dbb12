import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { bills } from '../database/schema/bills.ts';
import { type DueRows, workOffRows } from '../platform/due-rows/work-off-rows.ts';
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

/** Where the run is: what is blocked stays due, and is looked at once a run. */
interface Place {
  payday: string;
  id: string;
}

/** Lets authors withdraw the bills whose payday has come, where nothing blocks; each in a transaction of its own. */
export async function releaseDueBills({ db, clock, uid, signal }: Options): Promise<void> {
  let last: Place | undefined;
  await workOffRows({ db, clock, job: 'release due bills', signal }, async (tx, rows) => {
    last = await nextDue(tx, rows, { today: settlementDay(clock.now()), uid, last });
    if (!last) return false;
    const { id } = last;
    await rows.attempt(tx, id, (nested) => release(nested, id, clock.now()));
    return true;
  });
}

async function nextDue(
  tx: Database,
  rows: DueRows,
  { today, uid, last }: { today: string; uid: number | undefined; last: Place | undefined },
): Promise<Place | undefined> {
  const [next] = await tx
    .select({ payday: bills.payday, id: bills.id })
    .from(bills)
    .where(
      and(
        eq(bills.status, 1),
        lte(bills.payday, today),
        gt(bills.netMinor, 0),
        uid === undefined ? undefined : eq(bills.uid, uid),
        last && sql`(${bills.payday}, ${bills.id}) > (${last.payday}, ${last.id})`,
        rows.areDue(bills.id),
      ),
    )
    .orderBy(asc(bills.payday), asc(bills.id))
    .limit(1);
  return next;
}

async function release(tx: Database, billId: string, now: Date): Promise<void> {
  const bill = await lockBill(tx, billId);
  if (!bill || !canMove(bill.status, 'release')) return;
  if (blockersOf(bill, await readAuthorMoney(tx, bill.uid, now)).length > 0) return;
  await moveBill(tx, bill, 'release');
  await tellPayment(tx, bill.uid, now, billReleased(bill));
}
