import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { withdrawals } from '../database/schema/bills.ts';
import { AppError } from '../platform/handler.ts';
import { type BillRow, lockBill, moveBill } from './bill-moves.ts';
import { type LedgerEntry, postToLedger } from './ledger.ts';
import { moneySent, paymentFailed } from './payment-letters.ts';
import { tellPayment } from './tell-payment.ts';

type Withdrawal = typeof withdrawals.$inferSelect;

export interface Settled {
  /** False where it was settled before; nothing has changed then. */
  changed: boolean;
  state: 'paid' | 'failed';
}

/** What waits to be paid, oldest first. */
export function listRequested(db: Database): Promise<Withdrawal[]> {
  return db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.state, 'requested'))
    .orderBy(asc(withdrawals.requestedAt), asc(withdrawals.id));
}

/**
 * Records that the money of a withdrawal was sent. Doing it again changes nothing. Throws `notFound`.
 *
 * @param reference the bank's or provider's own number of the payment
 */
export function payWithdrawal(
  db: Database,
  { withdrawalId, reference }: { withdrawalId: string; reference: string },
  now: Date,
): Promise<Settled> {
  return db.transaction((tx) =>
    settle(tx, withdrawalId, async (withdrawal, bill) => {
      await tx
        .update(withdrawals)
        .set({ state: 'paid', reference, settledAt: now })
        .where(eq(withdrawals.id, withdrawalId));
      await moveBill(tx, bill, 'pay', { withdrawnAt: now });
      const to: Pick<LedgerEntry, 'account'> = { account: 'paid-out' };
      await post(tx, 'pay', withdrawal, to, now);
      await tellPayment(tx, bill.uid, now, moneySent(bill, withdrawal.methodMasked));
      return 'paid';
    }),
  );
}

/**
 * Records that the money of a withdrawal could not be sent, or came back; the author may ask again. Doing it again
 * changes nothing. Throws `notFound`.
 *
 * @param reason a sentence for the author: why, and what helps
 */
export function markFailed(
  db: Database,
  { withdrawalId, reason }: { withdrawalId: string; reason: string },
  now: Date,
): Promise<Settled> {
  return db.transaction((tx) =>
    settle(tx, withdrawalId, async (withdrawal, bill) => {
      await tx
        .update(withdrawals)
        .set({ state: 'failed', failure: reason, settledAt: now })
        .where(eq(withdrawals.id, withdrawalId));
      await moveBill(tx, bill, 'fail', { failure: reason });
      await post(tx, 'fail', withdrawal, { account: 'author-payable', uid: bill.uid }, now);
      await tellPayment(tx, bill.uid, now, paymentFailed(bill, reason));
      return 'failed';
    }),
  );
}

/** Of two at the same moment one waits for the bill and then finds it settled. */
async function settle(
  tx: Database,
  withdrawalId: string,
  run: (withdrawal: Withdrawal, bill: BillRow) => Promise<Settled['state']>,
): Promise<Settled> {
  const read = () => tx.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
  const [found] = await read();
  const bill = found && (await lockBill(tx, found.billId));
  const [withdrawal] = await read();
  if (!bill || !withdrawal) throw new AppError('notFound');
  if (withdrawal.state !== 'requested') return { changed: false, state: withdrawal.state };
  return { changed: true, state: await run(withdrawal, bill) };
}

function post(
  tx: Database,
  event: 'pay' | 'fail',
  { id, uid, currency, amountMinor }: Withdrawal,
  to: Pick<LedgerEntry, 'account' | 'uid'>,
  at: Date,
): Promise<number> {
  const entries: LedgerEntry[] = [
    { account: 'author-withdrawing', uid, currency, amountMinor },
    { ...to, currency, amountMinor: -amountMinor },
  ];
  return postToLedger(tx, { sourceKey: `${event}:${id}`, event, at, entries });
}
