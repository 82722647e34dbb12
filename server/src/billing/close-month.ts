import type { Currency } from '@myfiction/shared/contract/money.ts';
import { and, asc, eq, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { billingMonths, revenueTotals } from '../database/schema/revenue.ts';
import { violatedUniqueIndex } from '../database/unique-names.ts';
import type { CallContext } from '../platform/handler.ts';
import { isUnbilled } from './is-unbilled.ts';
import type { MonthOfAuthor } from './month-totals.ts';
import { REVENUE_LOCK } from './record-revenue.ts';
import { addMonths, monthStart } from './settlement-time.ts';
import { writeBill } from './write-bill.ts';

export interface ClosedMonth {
  /** Bills that this run has written. */
  written: number;
}

type Options = Pick<CallContext, 'db' | 'clock'> & { signal?: AbortSignal };

/**
 * Closes a month, and those before it that are still open. From the first step on the month takes no more events; then
 * each bill is written in a transaction of its own. Whatever ends a run in between, the next one does the rest, and a
 * month that is closed stays as it is. Throws a `RangeError` for a month that is not over.
 *
 * @param month first day, for example `2025-10-01`
 */
export async function closeMonth({ db, clock, signal }: Options, month: string): Promise<ClosedMonth> {
  if (monthStart(addMonths(month, 1)) > clock.now()) throw new RangeError(`The month of ${month} is not over.`);
  let written = 0;
  for (const open of await openMonths(db, month)) {
    await lockMonth(db, open, clock.now());
    for (let due = await dueBills(db, open); due.length > 0; due = await dueBills(db, open)) {
      for (const place of due) {
        if (signal?.aborted) return { written };
        if (await writeOnce(db, place, clock.now())) written++;
      }
    }
    const unclosed = and(eq(billingMonths.month, open), isNull(billingMonths.closedAt));
    await db.update(billingMonths).set({ closedAt: clock.now() }).where(unclosed);
  }
  return { written };
}

/** The month and those before it that have revenue and are not closed, oldest first: a later one carries over. */
async function openMonths(db: Database, month: string): Promise<string[]> {
  const closed = db
    .select({ month: billingMonths.month })
    .from(billingMonths)
    .where(and(eq(billingMonths.month, revenueTotals.billMonth), sql`${billingMonths.closedAt} is not null`));
  const rows = await db
    .selectDistinct({ month: revenueTotals.billMonth })
    .from(revenueTotals)
    .where(and(lte(revenueTotals.billMonth, month), notExists(closed)))
    .orderBy(asc(revenueTotals.billMonth));
  return [...new Set([...rows.map((row) => row.month), month])];
}

/** Waits for what is being recorded; what comes later sees the month as locked. */
function lockMonth(db: Database, month: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${REVENUE_LOCK})`);
    await tx.insert(billingMonths).values({ month, lockedAt: now }).onConflictDoNothing();
  });
}

const AT_A_TIME = 200;

async function dueBills(db: Database, month: string): Promise<MonthOfAuthor[]> {
  const rows = await db
    .selectDistinct({ uid: revenueTotals.uid, currency: sql<Currency>`${revenueTotals.currency}` })
    .from(revenueTotals)
    .where(and(eq(revenueTotals.billMonth, month), isUnbilled(db)))
    .limit(AT_A_TIME);
  return rows.map((row) => ({ ...row, month }));
}

/** False where another server was faster: its ledger transaction has the same source. */
async function writeOnce(db: Database, place: MonthOfAuthor, now: Date): Promise<boolean> {
  try {
    await db.transaction((tx) => writeBill(tx, place, now));
    return true;
  } catch (error) {
    if (violatedUniqueIndex(error) === 'ledger_transactions_source_key_unique') return false;
    throw error;
  }
}
