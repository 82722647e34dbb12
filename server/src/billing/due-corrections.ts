import { WITHHOLDING_WITHOUT_FORM_PERCENT } from '@myfiction/shared/contract/billing.ts';
import { and, asc, desc, eq, gte, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import { billLines, bills } from '../database/schema/bills.ts';
import { taxForms } from '../database/schema/payout.ts';
import { type DueOptions, placeKey } from './due-bills.ts';
import type { MonthOfAuthor } from './month-totals.ts';
import { settlementDay } from './settlement-time.ts';
import { isToGiveBack } from './tax-corrections.ts';

const AT_A_TIME = 200;

/**
 * Bills of a month that are not written yet and give back tax alone: of authors who have earned nothing in it. In order
 * of their authors.
 */
export async function dueCorrections(
  db: Database,
  month: string,
  { rows, last, now }: DueOptions & { now: Date },
): Promise<MonthOfAuthor[]> {
  const { uid, currency } = bills;
  const { withholdingPercent, validUntil, decidedAt } = taxForms;
  const counting = db
    .selectDistinctOn([taxForms.uid], { uid: taxForms.uid, withholdingPercent, validUntil, decidedAt })
    .from(taxForms)
    .where(and(eq(taxForms.state, 'valid'), last && gte(taxForms.uid, last.uid)))
    .orderBy(asc(taxForms.uid), desc(taxForms.createdAt))
    .as('counting');
  const written = alias(bills, 'written');
  const isWritten = and(eq(written.uid, uid), eq(written.month, month), eq(written.currency, currency));
  const found = await db
    .selectDistinct({ uid, currency })
    .from(counting)
    .innerJoin(bills, eq(uid, counting.uid))
    .innerJoin(billLines, eq(billLines.billId, bills.id))
    .where(
      and(
        lt(counting.withholdingPercent, WITHHOLDING_WITHOUT_FORM_PERCENT),
        or(isNull(counting.validUntil), gte(counting.validUntil, settlementDay(now))),
        // Most have handed in their form before they earn: nothing of theirs is looked at.
        lte(bills.createdAt, counting.decidedAt),
        isToGiveBack(db, month),
        notExists(db.select({ id: written.id }).from(written).where(isWritten)),
        last && sql`(${uid}, ${currency}) > (${last.uid}, ${last.currency})`,
        rows?.areDue(placeKey(uid, month, currency)),
      ),
    )
    .orderBy(asc(uid), asc(currency))
    .limit(AT_A_TIME);
  return found.map((place) => ({ ...place, month }));
}
