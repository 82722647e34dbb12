import { randomUUID } from 'node:crypto';
import type { PaymentInfo, TaxForm } from '@myfiction/shared/contract/calls/payment.ts';
import { findTaxProblems } from '@myfiction/shared/payout/find-tax-problems.ts';
import { claimedPercent } from '@myfiction/shared/payout/treaty.ts';
import { eq } from 'drizzle-orm';
import type { ProofContext } from '../account/require-proof.ts';
import { settlementDay } from '../billing/settlement-time.ts';
import { taxForms } from '../database/schema/payout.ts';
import { users } from '../database/schema/users.ts';
import { tellAuthor } from '../live/tell-author.ts';
import { AppError } from '../platform/handler.ts';
import { sealJson } from '../platform/sealed-json.ts';
import { getPayment } from './get-payment.ts';
import { maskNumber } from './mask.ts';
import { type OwnerProof, proveOwner } from './prove-owner.ts';
import { type SignedTaxForm, TAX_PURPOSE } from './sealed-payment.ts';

/** Takes a signed tax form; the desk checks it. The one before stays as it was signed. */
export async function submitTax(
  context: ProofContext,
  { form, signature, ...proof }: { form: TaxForm; signature: string } & OwnerProof,
): Promise<PaymentInfo> {
  const { db, uid, ip, clock, secrets } = context;
  const now = clock.now();
  const problems = findTaxProblems(form, { today: settlementDay(now), signature });
  if (Object.keys(problems).length > 0) throw new AppError('paymentIncomplete', { data: { problems } });
  await proveOwner(context, proof);
  await db.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('update');
  const signed: SignedTaxForm = { form, signature, signed_at: now.toISOString(), ip };
  await db.insert(taxForms).values({
    id: randomUUID(),
    uid,
    kind: form.kind,
    state: 'checking',
    withholdingPercent: claimedPercent(form),
    validUntil: null,
    form: sealJson(secrets, TAX_PURPOSE, signed),
    maskedTin: maskNumber(form.kind === 'w-9' ? form.tin : form.foreign_tin || form.us_tin),
    createdAt: now,
  });
  await tellAuthor(db, uid, { topic: 'billing' }, now);
  return getPayment(context);
}
