import { WITHHOLDING_WITHOUT_FORM_PERCENT } from '@myfiction/shared/contract/billing.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { taxForms } from '../database/schema/payout.ts';

/**
 * Until when the author's own forms have agreed to what is withheld without one: until the form after the last of these
 * was accepted. Null where none has.
 */
export async function agreedToFullTaxUntil(db: Database, uid: number): Promise<Date | null> {
  const { withholdingPercent, decidedAt, createdAt } = taxForms;
  const accepted = await db
    .select({ withholdingPercent, decidedAt })
    .from(taxForms)
    .where(and(eq(taxForms.uid, uid), eq(taxForms.state, 'valid')))
    .orderBy(asc(createdAt));
  const last = accepted.findLastIndex((form) => form.withholdingPercent === WITHHOLDING_WITHOUT_FORM_PERCENT);
  return last < 0 ? null : (accepted[last + 1]?.decidedAt ?? null);
}
