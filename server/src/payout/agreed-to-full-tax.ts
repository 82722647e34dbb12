import { WITHHOLDING_WITHOUT_FORM_PERCENT } from '@myfiction/shared/contract/billing.ts';
import { and, eq, exists, gt, lt, notExists, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import { bills } from '../database/schema/bills.ts';
import { taxForms } from '../database/schema/payout.ts';

/**
 * The condition of bills whose author's own form agreed to what is withheld without one: no other form had been accepted
 * in its place when the bill was written.
 */
export function agreedToFullTax(db: Database): SQL {
  const [full, next] = [alias(taxForms, 'full_tax'), alias(taxForms, 'next_form')];
  const replaced = db
    .select({ id: next.id })
    .from(next)
    .where(
      and(
        eq(next.uid, full.uid),
        eq(next.state, 'valid'),
        gt(next.createdAt, full.createdAt),
        lt(next.decidedAt, bills.createdAt),
      ),
    );
  const agreed = and(
    eq(full.uid, bills.uid),
    eq(full.state, 'valid'),
    eq(full.withholdingPercent, WITHHOLDING_WITHOUT_FORM_PERCENT),
    notExists(replaced),
  );
  return exists(db.select({ id: full.id }).from(full).where(agreed));
}
