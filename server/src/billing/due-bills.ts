import type { Currency } from '@myfiction/shared/contract/money.ts';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import { billingMonths, revenueTotals } from '../database/schema/revenue.ts';
import type { DueRows } from '../platform/due-rows/work-off-rows.ts';
import { isUnbilled } from './is-unbilled.ts';
import type { MonthOfAuthor } from './month-totals.ts';

const AT_A_TIME = 200;

/** The month and those before it that have revenue and are not closed, oldest first: a later one carries over. */
export async function openMonths(db: Database, month: string): Promise<string[]> {
  // The next month behind the last: each step is one look into the index of totals.
  const { rows } = await db.execute<{ month: string }>(sql`
    with recursive next(month) as (
      (select bill_month from ${revenueTotals} order by bill_month limit 1)
      union all
      select (select bill_month from ${revenueTotals} where bill_month > next.month order by bill_month limit 1)
      from next where next.month < ${month}::date
    )
    select month::text from next where month <= ${month}::date and not exists (
      select from ${billingMonths} as closed where closed.month = next.month and closed.closed_at is not null)
    order by month`);
  return [...new Set([...rows.map((row) => row.month), month])];
}

export interface DueOptions {
  /** Leaves out what is put aside. */
  rows?: DueRows;
  /** Only those after this one. */
  last?: MonthOfAuthor | undefined;
}

/** Bills of a month that are not written yet, in order of their authors. */
export async function dueBills(db: Database, month: string, { rows, last }: DueOptions = {}): Promise<MonthOfAuthor[]> {
  const { uid, billMonth, currency } = revenueTotals;
  const found = await db
    .selectDistinct({ uid, currency: sql<Currency>`${currency}` })
    .from(revenueTotals)
    .where(
      and(
        eq(billMonth, month),
        isUnbilled(db),
        last && sql`(${uid}, ${currency}) > (${last.uid}, ${last.currency})`,
        rows?.areDue(placeKey(uid, month, currency)),
      ),
    )
    .orderBy(asc(uid), asc(currency))
    .limit(AT_A_TIME);
  return found.map((place) => ({ ...place, month }));
}

/** By what a bill is put aside: see `keyOf`. */
export function placeKey(uid: AnyPgColumn, month: string, currency: AnyPgColumn): SQL {
  return sql`(${uid} || ' ' || ${month} || ' ' || ${currency})`;
}
