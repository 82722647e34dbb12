import type { BillSummary } from '@myfiction/shared/contract/calls/bill.ts';
import type { Currency } from '@myfiction/shared/contract/money.ts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { billingMonths, revenueTotals } from '../database/schema/revenue.ts';
import { payoutReadiness } from '../payout/payout-readiness.ts';
import { isUnbilled } from './is-unbilled.ts';
import { type MonthOfAuthor, monthTotals } from './month-totals.ts';
import { lastDay, paydayOf } from './settlement-time.ts';
import { makeStatement, type Statement } from './statement.ts';
import { termsOf } from './write-bill.ts';

/**
 * Months of the author that are not closed, newest first: as a rule the running one. While a month is being closed, those
 * that have their bill already are no estimates any more.
 */
export async function runningMonths(db: Database, uid: number): Promise<MonthOfAuthor[]> {
  const closed = sql`(select max(${billingMonths.month}) from ${billingMonths} where ${billingMonths.closedAt} is not null)`;
  const rows = await db
    .selectDistinct({ month: revenueTotals.billMonth, currency: sql<Currency>`${revenueTotals.currency}` })
    .from(revenueTotals)
    .where(
      and(
        eq(revenueTotals.uid, uid),
        gt(revenueTotals.billMonth, sql`coalesce(${closed}, '-infinity'::date)`),
        isUnbilled(db),
      ),
    )
    .orderBy(desc(revenueTotals.billMonth), desc(sql`2`));
  return rows.map((row) => ({ uid, ...row }));
}

/** What the month would come to if it were closed now. */
export async function estimate(db: Database, place: MonthOfAuthor, now: Date): Promise<Statement> {
  const terms = await termsOf(db, place, await payoutReadiness(db, place.uid, now));
  return makeStatement(await monthTotals(db, place), { month: place.month, ...terms });
}

/** An estimate as the contract has it: never a bill. */
export function estimateSummary({ month, currency }: MonthOfAuthor, statement: Statement): BillSummary {
  return {
    bill_id: null,
    month: month.slice(0, 7),
    currency,
    gross_minor: statement.grossMinor,
    net_minor: statement.netMinor,
    status: null,
    ends_on: lastDay(month),
    payday: paydayOf(month),
    withdrawn_at: null,
    requested_at: null,
    method: null,
    failure: '',
    failed_to: null,
    blockers: [],
  };
}
