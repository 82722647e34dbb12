import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { withdrawals } from '../database/schema/bills.ts';
import { users } from '../database/schema/users.ts';
import { AppError } from '../platform/handler.ts';
import { type BillRow, lockBill, moveBill } from './bill-moves.ts';
import { type LedgerEntry, postToLedger } from './ledger.ts';
import { moneySent, paymentFailed } from './payment-letters.ts';
import { tellPayment } from './tell-payment.ts';

type Withdrawal = typeof withdrawals.$inferSelect;

export interface Settled {
  /** False where it stood otherwise before; nothing has changed then. */
  changed: boolean;
  state: Withdrawal['state'];
}

/** What waits to be paid, oldest first, and since when its author is blocked. */
export function listRequested(db: Database): Promise<(Withdrawal & { blockedAt: Date | null })[]> {
  return db
    .select({ ...getTableColumns(withdrawals), blockedAt: users.blockedAt })
    .from(withdrawals)
    .innerJoin(users, eq(users.uid, withdrawals.uid))
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
  return settle(db, withdrawalId, 'requested', async (tx, withdrawal, bill) => {
    await tx
      .update(withdrawals)
      .set({ state: 'paid', reference, settledAt: now })
      .where(eq(withdrawals.id, withdrawalId));
    await moveBill(tx, bill, 'pay', { withdrawnAt: now });
    await post(tx, 'pay', withdrawal, [author('author-withdrawing', bill), PAID_OUT], now);
    await tellPayment(tx, bill.uid, now, moneySent(bill, withdrawal.methodMasked));
    return 'paid';
  });
}

interface Failure {
  withdrawalId: string;
  /** A sentence for the author: why, and what helps. */
  reason: string;
}

/**
 * Records that the money of a withdrawal could not be sent; the author may ask again. Doing it again changes nothing,
 * and neither does it where the money was sent. Throws `notFound`.
 */
export function markFailed(db: Database, failure: Failure, now: Date): Promise<Settled> {
  return settle(db, failure.withdrawalId, 'requested', (tx, withdrawal, bill) =>
    fail(tx, { ...failure, withdrawal, bill, move: 'fail', from: author('author-withdrawing', bill) }, now),
  );
}

/**
 * Records that the money of a withdrawal was sent and came back; the author may ask again. Only what was paid can come
 * back: anything else is left as it is. Throws `notFound`.
 */
export function markReturned(db: Database, failure: Failure, now: Date): Promise<Settled> {
  return settle(db, failure.withdrawalId, 'paid', (tx, withdrawal, bill) =>
    fail(tx, { ...failure, withdrawal, bill, move: 'bounce', from: PAID_OUT }, now),
  );
}

type Side = Pick<LedgerEntry, 'account' | 'uid'>;

const PAID_OUT: Side = { account: 'paid-out' };
const author = (account: 'author-withdrawing' | 'author-payable', { uid }: BillRow): Side => ({ account, uid });

interface Fall extends Failure {
  withdrawal: Withdrawal;
  bill: BillRow;
  move: 'fail' | 'bounce';
  /** Where the money was. */
  from: Side;
}

async function fail(tx: Database, fall: Fall, now: Date): Promise<'failed'> {
  const { reason, withdrawal, bill, move, from } = fall;
  await tx
    .update(withdrawals)
    .set({ state: 'failed', failure: reason, settledAt: now })
    .where(eq(withdrawals.id, withdrawal.id));
  await moveBill(tx, bill, move, { failure: reason });
  await post(tx, 'fail', withdrawal, [from, author('author-payable', bill)], now);
  await tellPayment(tx, bill.uid, now, paymentFailed(bill, reason));
  return 'failed';
}

/** Of two at the same moment one waits for the bill and then finds it settled. */
function settle(
  db: Database,
  withdrawalId: string,
  from: Withdrawal['state'],
  run: (tx: Database, withdrawal: Withdrawal, bill: BillRow) => Promise<Settled['state']>,
): Promise<Settled> {
  return db.transaction(async (tx) => {
    const read = () => tx.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
    const [found] = await read();
    const bill = found && (await lockBill(tx, found.billId));
    const [withdrawal] = await read();
    if (!bill || !withdrawal) throw new AppError('notFound', { msg: `There is no withdrawal ${withdrawalId}.` });
    if (withdrawal.state !== from) return { changed: false, state: withdrawal.state };
    return { changed: true, state: await run(tx, withdrawal, bill) };
  });
}

function post(
  tx: Database,
  event: 'pay' | 'fail',
  { id, currency, amountMinor }: Withdrawal,
  [from, to]: readonly [from: Side, to: Side],
  at: Date,
): Promise<number> {
  const entries: LedgerEntry[] = [
    { ...from, currency, amountMinor },
    { ...to, currency, amountMinor: -amountMinor },
  ];
  return postToLedger(tx, { sourceKey: `${event}:${id}`, event, at, entries });
}
