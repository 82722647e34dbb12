import type { PaymentInfo } from '@myfiction/shared/contract/calls/payment.ts';
import { and, eq } from 'drizzle-orm';
import type { ProofContext } from '../account/require-proof.ts';
import { tellPayment } from '../billing/tell-payment.ts';
import type { Database } from '../database/connect.ts';
import { withdrawals } from '../database/schema/bills.ts';
import { users } from '../database/schema/users.ts';
import { AppError } from '../platform/handler.ts';
import { getPayment } from './get-payment.ts';
import { payoutRemoved } from './payout-letters.ts';
import { type OwnerProof, proveOwner } from './prove-owner.ts';
import { retirePayout } from './retire-payout.ts';

/** Removes the author's way of payment, and its owner is told. Throws `payoutUnderWay`, or what the proof lacks. */
export async function removePayout(context: ProofContext, proof: OwnerProof): Promise<PaymentInfo> {
  const { db, uid, clock } = context;
  await refuseUnderWay(db, uid);
  await proveOwner(context, proof);
  const now = clock.now();
  // Whoever asks for a bill's money holds the author too: it is asked for before this, or finds no way to be paid.
  await db.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('update');
  await refuseUnderWay(db, uid);
  const masked = await retirePayout(db, uid, now);
  if (masked !== undefined) await tellPayment(db, uid, now, payoutRemoved(masked));
  return getPayment(context);
}

/** The desk may be sending it at this moment. */
async function refuseUnderWay(db: Database, uid: number): Promise<void> {
  const [found] = await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.uid, uid), eq(withdrawals.state, 'requested')))
    .limit(1);
  if (found) throw new AppError('payoutUnderWay');
}
