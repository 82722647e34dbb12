import { randomUUID } from 'node:crypto';
import type { PaymentInfo, PayoutForm } from '@myfiction/shared/contract/calls/payment.ts';
import { PAYOUT_LOCK_DAYS } from '@myfiction/shared/contract/payment-options.ts';
import { isTypedAs } from '@myfiction/shared/contract/same-text.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { findPayoutProblems } from '@myfiction/shared/payout/find-payout-problems.ts';
import { and, eq } from 'drizzle-orm';
import type { ProofContext } from '../account/require-proof.ts';
import { tellPayment } from '../billing/tell-payment.ts';
import type { Database } from '../database/connect.ts';
import { withdrawals } from '../database/schema/bills.ts';
import { payoutMethods } from '../database/schema/payout.ts';
import { users } from '../database/schema/users.ts';
import { AppError } from '../platform/handler.ts';
import { sealJson } from '../platform/sealed-json.ts';
import { contractName } from './contract-name.ts';
import { getPayment } from './get-payment.ts';
import { maskPayout, tidyPayout } from './mask.ts';
import { payoutChanged } from './payout-letters.ts';
import { type OwnerProof, proveOwner } from './prove-owner.ts';
import { retirePayout } from './retire-payout.ts';
import { PAYOUT_PURPOSE } from './sealed-payment.ts';

/** Replaces the author's way of payment. The new one pays after `PAYOUT_LOCK_DAYS`, and its owner is told now. */
export async function savePayout(
  context: ProofContext,
  { form, ...proof }: { form: PayoutForm } & OwnerProof,
): Promise<PaymentInfo> {
  const { db, uid, clock, secrets } = context;
  const problems = findPayoutProblems(form);
  if (Object.keys(problems).length > 0) throw new AppError('paymentIncomplete', { data: { problems } });
  const name = await contractName(context);
  if (name !== null && !isTypedAs(form.holder, name)) throw new AppError('holderMismatch');
  await proveOwner(context, proof);
  const now = clock.now();
  // Two tabs that save at once: one after the other.
  await db.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('update');
  const tidy = tidyPayout(form);
  await retirePayout(db, uid, now);
  const lockedUntil = new Date(now.getTime() + PAYOUT_LOCK_DAYS * DAY_MS);
  const masked = maskPayout(tidy);
  const details = sealJson(secrets, PAYOUT_PURPOSE, tidy);
  await db
    .insert(payoutMethods)
    .values({ id: randomUUID(), uid, kind: form.kind, masked, details, lockedUntil, createdAt: now });
  await tellPayment(db, uid, now, payoutChanged(masked, lockedUntil, await underWayTo(db, uid)));
  return getPayment(context);
}

/** Where money goes that is asked for and not sent yet. */
async function underWayTo(db: Database, uid: number): Promise<string | undefined> {
  const [found] = await db
    .select({ masked: withdrawals.methodMasked })
    .from(withdrawals)
    .where(and(eq(withdrawals.uid, uid), eq(withdrawals.state, 'requested')))
    .limit(1);
  return found?.masked;
}
