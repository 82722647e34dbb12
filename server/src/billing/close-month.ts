import { and, asc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Database } from '../database/connect.ts';
import { billingMonths } from '../database/schema/revenue.ts';
import { violatedUniqueIndex } from '../database/unique-names.ts';
import { workOffRows } from '../platform/due-rows/work-off-rows.ts';
import type { CallContext } from '../platform/handler.ts';
import { type DueOptions, dueBills, openMonths } from './due-bills.ts';
import { dueCorrections } from './due-corrections.ts';
import type { MonthOfAuthor } from './month-totals.ts';
import { addMonths, monthStart } from './settlement-time.ts';
import { writeBill } from './write-bill.ts';

export interface ClosedMonth {
  /** Bills that this run has written. */
  written: number;
  /** Since when it was closed before this run, which has done nothing then; null otherwise. */
  closedBefore: Date | null;
}

type Options = Pick<CallContext, 'db' | 'clock'> & { signal?: AbortSignal };

/**
 * Closes a month, and those before it that are still open. From the first step on the month takes no more events; then
 * each bill is written in a transaction of its own. Whatever ends a run in between, the next one does the rest, and a
 * month that is closed stays as it is. Throws a `RangeError` for a month that is not over.
 *
 * @param month first day, for example `2025-10-01`
 */
export async function closeMonth(options: Options, month: string): Promise<ClosedMonth> {
  const { db, clock, signal } = options;
  if (monthStart(addMonths(month, 1)) > clock.now())
    throw new RangeError(`The month ${month.slice(0, 7)} is not over.`);
  const closedBefore = await closedSince(db, month);
  if (closedBefore) return { written: 0, closedBefore };
  let written = 0;
  for (const open of await openMonths(db, month)) {
    await lockMonth(db, open, clock.now());
    const finds: FindDue[] = [
      (tx, due) => dueBills(tx, open, due),
      (tx, due) => dueCorrections(tx, open, { ...due, now: clock.now() }),
    ];
    for (const find of finds) written += await writeBills(options, find);
    if (signal?.aborted) break;
    // What is put aside keeps its month open, and later ones, which carry over, with it.
    const left = await Promise.all(finds.map((find) => find(db, {})));
    if (left.flat().length > 0) throw new Error(`Bills of ${open} are put aside: it stays open.`);
    const unclosed = and(eq(billingMonths.month, open), isNull(billingMonths.closedAt));
    await db.update(billingMonths).set({ closedAt: clock.now() }).where(unclosed);
  }
  return { written, closedBefore };
}

/** A month is closed with each later one: what is still reported of it goes behind them all. */
async function closedSince(db: Database, month: string): Promise<Date | null> {
  const [closed] = await db
    .select({ closedAt: billingMonths.closedAt })
    .from(billingMonths)
    .where(and(gte(billingMonths.month, month), isNotNull(billingMonths.closedAt)))
    .orderBy(asc(billingMonths.month))
    .limit(1);
  return closed?.closedAt ?? null;
}

/** Finds bills of a month that are to be written. */
type FindDue = (db: Database, due: DueOptions) => Promise<MonthOfAuthor[]>;

/** Gives how many this run has written. */
async function writeBills({ db, clock, signal }: Options, find: FindDue): Promise<number> {
  let written = 0;
  let last: MonthOfAuthor | undefined;
  const found: MonthOfAuthor[] = [];
  await workOffRows({ db, clock, job: 'close the month', signal }, async (tx, rows) => {
    if (found.length === 0) found.push(...(await find(tx, { rows, last })));
    const place = found.shift();
    if (!place) return false;
    last = place;
    if (await rows.attempt(tx, keyOf(place), (nested) => writeOnce(nested, place, clock.now()))) written++;
    return true;
  });
  return written;
}

/** Waits for what is being recorded; what comes later sees the month as locked. */
function lockMonth(db: Database, month: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.revenue})`);
    await tx.insert(billingMonths).values({ month, lockedAt: now }).onConflictDoNothing();
  });
}

function keyOf({ uid, month, currency }: MonthOfAuthor): string {
  return `${uid} ${month} ${currency}`;
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
