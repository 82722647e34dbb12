import type { PaymentInfo } from '@myfiction/shared/contract/calls/payment.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { readUnpaid } from '../billing/author-money.ts';
import { isBelowMinimum } from '../billing/blockers.ts';
import { settlementDay } from '../billing/settlement-time.ts';
import { payoutMethods, taxForms } from '../database/schema/payout.ts';
import { users } from '../database/schema/users.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { confirmDay } from './confirm-day.ts';
import { contractName } from './contract-name.ts';
import { withoutSealed } from './mask.ts';
import { payoutReadiness } from './payout-readiness.ts';
import { openPayout, openTaxForm } from './sealed-payment.ts';

export type PaymentContext = Pick<CallContext, 'db' | 'uid' | 'clock' | 'secrets'>;

/** How the author is paid and taxed, with everything masked that the page does not need. */
export async function getPayment(context: PaymentContext): Promise<PaymentInfo> {
  const { db, uid, clock } = context;
  const [user] = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.uid, uid));
  if (!user) throw new AppError('notFound');
  const readiness = await payoutReadiness(db, uid, clock.now());
  return {
    contract_name: await contractName(context),
    payout: await presentPayout(context, readiness.lockedUntil),
    tax: {
      state: readiness.newestTax,
      form: await newestForm(context),
      counting: readiness.counting && {
        valid_until: readiness.counting.validUntil,
        withholding_percent: readiness.counting.withholdingPercent,
      },
    },
    next_payment: await nextPayment(context),
    has_password: user.passwordHash !== null,
    email: user.email ?? '',
  };
}

async function presentPayout(
  { db, uid, secrets }: PaymentContext,
  lockedUntil: Date | null,
): Promise<PaymentInfo['payout']> {
  const [method] = await db
    .select()
    .from(payoutMethods)
    .where(and(eq(payoutMethods.uid, uid), isNull(payoutMethods.replacedAt)));
  if (!method) return null;
  const form = method.details && openPayout(secrets, method.details);
  const bank = form?.kind === 'bank' ? form : undefined;
  return {
    kind: method.kind,
    masked: method.masked,
    holder: form?.holder ?? '',
    country: bank?.country ?? '',
    currency: bank?.currency ?? '',
    saved_at: method.createdAt.toISOString(),
    locked_until: lockedUntil?.toISOString() ?? null,
  };
}

async function newestForm({ db, uid, secrets }: PaymentContext): Promise<PaymentInfo['tax']['form']> {
  const [row] = await db
    .select()
    .from(taxForms)
    .where(eq(taxForms.uid, uid))
    .orderBy(desc(taxForms.createdAt))
    .limit(1);
  if (!row) return null;
  const form = row.form && openTaxForm(secrets, row.form).form;
  return {
    kind: row.kind,
    name: form?.name ?? '',
    country: form ? (form.kind === 'w-9' ? form.address : form.residence).country : '',
    masked_tin: row.maskedTin,
    signed_at: row.createdAt.toISOString(),
    valid_until: row.validUntil,
    withholding_percent: row.withholdingPercent,
    reason: row.reason,
    entered: form ? withoutSealed(form) : null,
  };
}

/** The next bill that a way of payment still reaches if it is changed in time, and until when. */
async function nextPayment({ db, uid, clock }: PaymentContext): Promise<PaymentInfo['next_payment']> {
  const today = settlementDay(clock.now());
  const unpaid = await readUnpaid(db, uid);
  const [bill] = unpaid
    .filter(({ status, netMinor }) => status === 1 && netMinor > 0)
    .filter(({ payday }) => confirmDay(payday) >= today)
    .filter((each) => !isBelowMinimum(each, { unpaid, today }))
    .sort((a, b) => (`${a.payday} ${a.currency}` < `${b.payday} ${b.currency}` ? -1 : 1));
  if (!bill) return null;
  const { month, currency, netMinor, payday } = bill;
  return { month, currency, amount_minor: netMinor, confirm_by: confirmDay(payday) };
}
