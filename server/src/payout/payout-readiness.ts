import {
  type PayoutKind,
  type TaxState,
  WITHHOLDING_WITHOUT_FORM_PERCENT,
} from '@myfiction/shared/contract/billing.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { settlementDay } from '../billing/settlement-time.ts';
import type { Database } from '../database/connect.ts';
import { payoutMethods, taxForms } from '../database/schema/payout.ts';

/** Whether and how an author can be paid. */
export interface PayoutReadiness {
  method: { kind: PayoutKind; masked: string } | null;
  /** While the method is new; null once it pays. */
  lockedUntil: Date | null;
  /** Of the form that counts. */
  tax: TaxState;
  /** Of the form that was handed in last. */
  newestTax: TaxState;
  /** The accepted form that counts; null without one. */
  counting: { validUntil: string | null; withholdingPercent: number } | null;
  /** What a month that is closed now withholds. */
  withholdingPercent: number;
}

export async function payoutReadiness(db: Database, uid: number, now: Date): Promise<PayoutReadiness> {
  const [method] = await db
    .select()
    .from(payoutMethods)
    .where(and(eq(payoutMethods.uid, uid), isNull(payoutMethods.replacedAt)));
  const { newest, accepted } = await taxFormsOf(db, uid);
  const newestTax = taxState(newest, now);
  // One that is handed in before the accepted one runs out takes its place once it is accepted itself.
  const counting = accepted && taxState(accepted, now) === 'valid' ? accepted : null;
  const lockedUntil = method?.lockedUntil ?? null;
  return {
    method: method ? { kind: method.kind, masked: method.masked } : null,
    lockedUntil: lockedUntil && lockedUntil > now ? lockedUntil : null,
    tax: counting ? 'valid' : newestTax,
    newestTax,
    counting,
    withholdingPercent: counting?.withholdingPercent ?? WITHHOLDING_WITHOUT_FORM_PERCENT,
  };
}

type FormState = Pick<typeof taxForms.$inferSelect, 'state' | 'validUntil' | 'withholdingPercent'>;

/** The form that was handed in last, and of those that were accepted the last: it has replaced the others for good. */
async function taxFormsOf(db: Database, uid: number): Promise<{ newest?: FormState; accepted?: FormState }> {
  const { state, validUntil, withholdingPercent, createdAt } = taxForms;
  const last = await db
    .selectDistinctOn([state], { state, validUntil, withholdingPercent, createdAt })
    .from(taxForms)
    .where(eq(taxForms.uid, uid))
    .orderBy(state, desc(createdAt));
  const [newest] = last.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const accepted = last.find((form) => form.state === 'valid');
  return { ...(newest && { newest }), ...(accepted && { accepted }) };
}

/** A form that has run out is as good as none. */
function taxState(form: FormState | undefined, now: Date): TaxState {
  if (!form) return 'missing';
  const ranOut = form.validUntil !== null && form.validUntil < settlementDay(now);
  return form.state === 'valid' && ranOut ? 'missing' : form.state;
}
