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
  tax: TaxState;
  /** What a month that is closed now withholds. */
  withholdingPercent: number;
}

export async function payoutReadiness(db: Database, uid: number, now: Date): Promise<PayoutReadiness> {
  const [method] = await db
    .select()
    .from(payoutMethods)
    .where(and(eq(payoutMethods.uid, uid), isNull(payoutMethods.replacedAt)));
  const [form] = await db
    .select()
    .from(taxForms)
    .where(eq(taxForms.uid, uid))
    .orderBy(desc(taxForms.createdAt))
    .limit(1);
  const tax = taxState(form, now);
  const lockedUntil = method?.lockedUntil ?? null;
  return {
    method: method ? { kind: method.kind, masked: method.masked } : null,
    lockedUntil: lockedUntil && lockedUntil > now ? lockedUntil : null,
    tax,
    withholdingPercent: tax === 'valid' && form ? form.withholdingPercent : WITHHOLDING_WITHOUT_FORM_PERCENT,
  };
}

/** A form that has run out is as good as none. */
function taxState(form: typeof taxForms.$inferSelect | undefined, now: Date): TaxState {
  if (!form) return 'missing';
  const ranOut = form.validUntil !== null && form.validUntil < settlementDay(now);
  return form.state === 'valid' && ranOut ? 'missing' : form.state;
}
