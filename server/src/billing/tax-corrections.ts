import { WITHHOLDING_WITHOUT_FORM_PERCENT } from '@myfiction/shared/contract/billing.ts';
import { MICROS } from '@myfiction/shared/contract/money.ts';
import { and, asc, eq, gt, gte, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import { billLines, bills } from '../database/schema/bills.ts';
import { agreedToFullTaxUntil } from '../payout/agreed-to-full-tax.ts';
import type { MonthOfAuthor } from './month-totals.ts';
import type { TaxCorrection } from './statement-lines.ts';

const PERCENT_MICROS = MICROS / 100;

/**
 * What earlier months of the same calendar year withheld without a form and a valid one would not have: each month is
 * corrected once. After the year only the tax office can give it back, and so with what a form has agreed to: a treaty
 * that is claimed later, or another country's, counts from its own form on.
 *
 * @param percent what is withheld now: less than without a form where there is a valid one
 */
export async function taxCorrections(
  db: Database,
  { uid, month, currency }: MonthOfAuthor,
  percent: number,
): Promise<TaxCorrection[]> {
  if (percent >= WITHHOLDING_WITHOUT_FORM_PERCENT) return [];
  const agreedUntil = await agreedToFullTaxUntil(db, uid);
  const [given, later] = [alias(billLines, 'given'), alias(bills, 'later')];
  const corrected = db
    .select({ id: given.id })
    .from(given)
    .innerJoin(later, eq(later.id, given.billId))
    .where(
      and(
        eq(later.uid, uid),
        sql`${later.currency} = ${currency}`,
        eq(given.kind, 'tax-correction'),
        eq(given.sourceMonth, bills.month),
      ),
    );
  const withheld = await db
    .select({ month: bills.month, baseMinor: billLines.units })
    .from(bills)
    .innerJoin(billLines, eq(billLines.billId, bills.id))
    .where(
      and(
        eq(bills.uid, uid),
        eq(bills.currency, currency),
        gte(bills.month, `${month.slice(0, 4)}-01-01`),
        lt(bills.month, month),
        eq(billLines.kind, 'tax'),
        eq(billLines.rateMicros, -WITHHOLDING_WITHOUT_FORM_PERCENT * PERCENT_MICROS),
        agreedUntil === null ? undefined : gt(bills.createdAt, agreedUntil),
        notExists(corrected),
      ),
    )
    .orderBy(asc(bills.month));
  const rateMicros = (WITHHOLDING_WITHOUT_FORM_PERCENT - percent) * PERCENT_MICROS;
  return withheld.map((row) => ({ ...row, rateMicros }));
}
