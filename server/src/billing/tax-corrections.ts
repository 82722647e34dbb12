import { WITHHOLDING_WITHOUT_FORM_PERCENT } from '@myfiction/shared/contract/billing.ts';
import type { Currency } from '@myfiction/shared/contract/money.ts';
import { MICROS } from '@myfiction/shared/contract/money.ts';
import { and, asc, eq, gte, isNull, lt, not, notExists, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import { billLines, bills } from '../database/schema/bills.ts';
import { agreedToFullTax } from '../payout/agreed-to-full-tax.ts';
import type { TaxCorrection } from './statement-lines.ts';

const PERCENT_MICROS = MICROS / 100;

/** A correction and the currency of the bill that it stands on. */
export type CurrencyCorrection = TaxCorrection & { currency: Currency };

/**
 * What earlier months of the same calendar year withheld without a form and a valid one would not have: each month is
 * corrected once. After the year only the tax office can give it back, and so with what a form has agreed to: a treaty
 * that is claimed later, or another country's, counts from its own form on.
 *
 * @param month of the bill that gives it back
 * @param percent what is withheld now: less than without a form where there is a valid one
 */
export async function taxCorrections(
  db: Database,
  { uid, month }: { uid: number; month: string },
  percent: number,
): Promise<CurrencyCorrection[]> {
  if (percent >= WITHHOLDING_WITHOUT_FORM_PERCENT) return [];
  const withheld = await db
    .select({ month: bills.month, currency: bills.currency, baseMinor: billLines.units })
    .from(bills)
    .innerJoin(billLines, eq(billLines.billId, bills.id))
    .where(and(eq(bills.uid, uid), isToGiveBack(db, month)))
    .orderBy(asc(bills.currency), asc(bills.month));
  const rateMicros = (WITHHOLDING_WITHOUT_FORM_PERCENT - percent) * PERCENT_MICROS;
  return withheld.map((row) => ({ ...row, rateMicros }));
}

/** The condition of a bill's line of tax that a valid form gives back with the bill of a later month. */
export function isToGiveBack(db: Database, month: string): SQL | undefined {
  const [given, later] = [alias(billLines, 'given'), alias(bills, 'later')];
  const corrected = db
    .select({ id: given.id })
    .from(given)
    .innerJoin(later, eq(later.id, given.billId))
    .where(
      and(
        eq(later.uid, bills.uid),
        eq(later.currency, bills.currency),
        eq(given.kind, 'tax-correction'),
        eq(given.sourceMonth, bills.month),
      ),
    );
  return and(
    gte(bills.month, `${month.slice(0, 4)}-01-01`),
    lt(bills.month, month),
    // As all that is taken of a bill as a whole; the index of chapters finds it so.
    isNull(billLines.storyId),
    eq(billLines.kind, 'tax'),
    eq(billLines.rateMicros, -WITHHOLDING_WITHOUT_FORM_PERCENT * PERCENT_MICROS),
    not(agreedToFullTax(db)),
    notExists(corrected),
  );
}
