import type { BillSummary } from '@myfiction/shared/contract/calls/bill.ts';
import type { Currency } from '@myfiction/shared/contract/money.ts';
import { and, eq, gt, isNotNull, max, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { billingMonths, revenueTotals } from '../database/schema/revenue.ts';
import { payoutReadiness } from '../payout/payout-readiness.ts';
import { isUnbilled } from './is-unbilled.ts';
import { type MonthOfAuthor, monthTotals } from './month-totals.ts';
import { addMonths, lastDay, paydayOf, settlementMonth } from './settlement-time.ts';
import { makeStatement, type Statement } from './statement.ts';
import { taxCorrections } from './tax-corrections.ts';
import { type Readiness, termsOf } from './write-bill.ts';

/** A month that is not closed, and what it would come to if it were closed now. */
export interface RunningMonth extends MonthOfAuthor {
  statement: Statement;
}

/**
 * Months of the author that are not closed, newest first: as a rule the running one. While a month is being closed, those
 * that have their bill already are no estimates any more.
 */
export async function runningMonths(db: Database, uid: number, now: Date): Promise<RunningMonth[]> {
  const readiness = await payoutReadiness(db, uid, now);
  const before = new Map<Currency, Statement>();
  const found: RunningMonth[] = [];
  for (const place of await openPlaces(db, uid, readiness, now)) {
    const earlier = before.get(place.currency);
    // What the one before takes along or gives back is not there a second time.
    const terms = earlier
      ? { ...readiness, carriedInMinor: 0 - earlier.carriedOutMinor, corrections: [] }
      : await termsOf(db, place, readiness);
    const statement = makeStatement(await monthTotals(db, place), { ...terms, month: place.month });
    before.set(place.currency, statement);
    found.unshift({ ...place, statement });
  }
  return found;
}

/** The oldest first. */
async function openPlaces(db: Database, uid: number, readiness: Readiness, now: Date): Promise<MonthOfAuthor[]> {
  const next = await nextToClose(db, now);
  const { billMonth: month } = revenueTotals;
  const earned = await db
    .selectDistinct({ month, currency: sql<Currency>`${revenueTotals.currency}` })
    .from(revenueTotals)
    .where(and(eq(revenueTotals.uid, uid), next.closed ? gt(month, next.closed) : undefined, isUnbilled(db)));
  const corrected = await taxCorrections(db, { uid, month: next.month }, readiness.withholdingPercent);
  const places = new Map(
    [...earned, ...corrected.map(({ currency }) => ({ month: next.month, currency }))].map((place) => [
      `${place.month} ${place.currency}`,
      { uid, ...place },
    ]),
  );
  return [...places].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place);
}

/** The month whose bills are written next, and the last one that is closed; null where none is. */
export async function nextToClose(db: Database, now: Date): Promise<{ month: string; closed: string | null }> {
  const [last] = await db
    .select({ month: max(billingMonths.month) })
    .from(billingMonths)
    .where(isNotNull(billingMonths.closedAt));
  const closed = last?.month ?? null;
  return { month: closed ? addMonths(closed, 1) : settlementMonth(now), closed };
}

/** An estimate as the contract has it: never a bill. */
export function estimateSummary({ month, currency, statement }: RunningMonth): BillSummary {
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
