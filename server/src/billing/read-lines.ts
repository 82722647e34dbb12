import type { Currency } from '@myfiction/shared/contract/money.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { billLines, bills } from '../database/schema/bills.ts';
import { AppError } from '../platform/handler.ts';
import type { BillRow } from './bill-moves.ts';
import type { MonthOfAuthor } from './month-totals.ts';
import { type RunningMonth, runningMonths } from './running-months.ts';
import type { Statement } from './statement.ts';
import type { StatementLine } from './statement-lines.ts';

/** One of an author's months: a bill, or the estimate of one that is not closed. */
export type FoundMonth = MonthOfAuthor & ({ bill: BillRow; statement?: undefined; running?: undefined } | Estimate);

interface Estimate {
  bill?: undefined;
  statement: Statement;
  /** All months that are not closed, this one among them. */
  running: RunningMonth[];
}

/** @param month YYYY-MM. Throws `notFound` where there is neither a bill nor revenue. */
export async function findMonth(
  db: Database,
  { uid, month, currency }: { uid: number; month: string; currency: Currency },
  now: Date,
): Promise<FoundMonth> {
  const place = { uid, month: `${month}-01`, currency };
  const [bill] = await db
    .select()
    .from(bills)
    .where(and(eq(bills.uid, uid), eq(bills.month, place.month), eq(bills.currency, currency)));
  if (bill) return { ...place, bill };
  const running = await runningMonths(db, uid, now);
  const found = running.find((open) => open.month === place.month && open.currency === currency);
  if (!found) throw new AppError('notFound');
  return { ...found, running };
}

/** Its lines in their order, of one story only where one is named. */
export async function readLines(
  db: Database,
  { bill, statement }: FoundMonth,
  storyId?: string,
): Promise<StatementLine[]> {
  if (statement) return statement.lines.filter((line) => storyId === undefined || line.storyId === storyId);
  return db
    .select(LINE_COLUMNS)
    .from(billLines)
    .where(and(eq(billLines.billId, bill.id), storyId === undefined ? undefined : eq(billLines.storyId, storyId)))
    .orderBy(asc(billLines.line));
}

const LINE_COLUMNS = {
  line: billLines.line,
  storyId: billLines.storyId,
  storyTitle: billLines.storyTitle,
  chapterId: billLines.chapterId,
  chapterTitle: billLines.chapterTitle,
  chapterPosition: billLines.chapterPosition,
  kind: billLines.kind,
  sourceKind: billLines.sourceKind,
  sourceMonth: billLines.sourceMonth,
  units: billLines.units,
  rateMicros: billLines.rateMicros,
  amountMinor: billLines.amountMinor,
};
