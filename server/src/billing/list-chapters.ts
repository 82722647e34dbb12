import type { BillChapter, BillLine } from '@myfiction/shared/contract/calls/bill.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import type { Currency } from '@myfiction/shared/contract/money.ts';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../database/cursor.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { findMonth, readLines } from './read-lines.ts';
import type { StatementLine } from './statement-lines.ts';

interface Input {
  month: string;
  currency: Currency;
  story_id: string;
  cursor?: string | undefined;
  limit: number;
}

/** The number of the last line that was shown. */
const place = z.tuple([z.number().int()]);

/** What each chapter of a story earned in a month. Throws `notFound` for a story that is not on the author's bill. */
export async function listBillChapters(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  { month, currency, story_id, cursor, limit }: Input,
): Promise<ApiOutput<'bill/listChapters'>> {
  const found = await findMonth(db, { uid, month, currency }, clock.now());
  const chapters = byChapter(await readLines(db, found, story_id));
  if (chapters.length === 0) throw new AppError('notFound');
  const [after] = cursor === undefined ? [0] : decodeCursor(cursor, place);
  const left = chapters.filter(({ lines }) => (lines[0]?.line ?? 0) > after);
  const page = left.slice(0, limit);
  const last = page.at(-1)?.lines.at(-1);
  return {
    items: page,
    next_cursor: left.length > limit && last ? encodeCursor([last.line]) : null,
    chapters: chapters.length,
  };
}

/** Lines of one chapter follow one another. */
function byChapter(lines: readonly StatementLine[]): BillChapter[] {
  const chapters: BillChapter[] = [];
  for (const line of lines) {
    const last = chapters.at(-1);
    if (last && last.chapter_id === line.chapterId) {
      last.lines.push(toLine(line));
      last.total_minor += line.amountMinor;
    } else {
      const { chapterId, chapterPosition, chapterTitle, amountMinor } = line;
      const lines = [toLine(line)];
      chapters.push({
        chapter_id: chapterId,
        position: chapterPosition,
        title: chapterTitle,
        total_minor: amountMinor,
        lines,
      });
    }
  }
  return chapters;
}

function toLine({ line, kind, sourceKind, sourceMonth, units, rateMicros, amountMinor }: StatementLine): BillLine {
  const source_month = sourceMonth?.slice(0, 7) ?? null;
  return {
    line,
    kind,
    source_kind: sourceKind,
    source_month,
    units,
    rate_micros: rateMicros,
    amount_minor: amountMinor,
  };
}
