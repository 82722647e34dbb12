import { DEDUCTION_KINDS, type DeductionKind } from '@myfiction/shared/contract/billing.ts';
import type { BillDetail, BillStory } from '@myfiction/shared/contract/calls/bill.ts';
import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { stories } from '../database/schema/stories.ts';
import type { CallContext } from '../platform/handler.ts';
import { findMonth, readLines } from './read-lines.ts';
import { recentMonths } from './recent-months.ts';
import { estimateSummary } from './running-months.ts';
import { isBonus, type StatementLine } from './statement-lines.ts';
import { summarise } from './summaries.ts';

/** One of the author's months with what it is made of. Throws `notFound`. */
export async function getBill(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  input: ApiInput<'bill/get'>,
): Promise<BillDetail> {
  const now = clock.now();
  const found = await findMonth(db, { uid, ...input }, now);
  const lines = await readLines(db, found);
  return {
    ...(found.bill ? await summarise(db, uid, found.bill.id, now) : estimateSummary(found)),
    stories: await storyTotals(db, lines),
    deductions: lines.flatMap((line) => {
      const { kind, sourceMonth, units, rateMicros, amountMinor } = line;
      if (!isDeduction(kind)) return [];
      const sum = { base_minor: units, rate_micros: -rateMicros, amount_minor: amountMinor };
      return [{ line: line.line, kind, source_month: sourceMonth?.slice(0, 7) ?? null, ...sum }];
    }),
    carried_in_minor: sumOf(lines, ({ kind, amountMinor }) => kind === 'carried-over' && amountMinor < 0),
    carried_minor: sumOf(lines, ({ kind }) => kind === 'carried-over'),
    recent: await recentMonths(db, found, now),
  };
}

function isDeduction(kind: StatementLine['kind']): kind is DeductionKind {
  const kinds: readonly string[] = DEDUCTION_KINDS;
  return kinds.includes(kind);
}

/** Largest first, as the bar shows them. */
async function storyTotals(db: Database, lines: readonly StatementLine[]): Promise<BillStory[]> {
  const byStory = new Map<string, StatementLine[]>();
  for (const line of lines) {
    if (line.storyId === null) continue;
    const own = byStory.get(line.storyId);
    if (own) own.push(line);
    else byStory.set(line.storyId, [line]);
  }
  const covers = await readCovers(db, [...byStory.keys()]);
  return [...byStory]
    .map(([story_id, own]) => {
      const cover = covers.get(story_id);
      const bonus_minor = sumOf(own, isBonus);
      const adjustment_minor = sumOf(own, ({ kind }) => kind === 'adjustment');
      const total_minor = sumOf(own, () => true);
      return {
        story_id,
        title: own[0]?.storyTitle ?? '',
        cover: cover?.cover ?? '',
        genre: cover?.genres[0] ?? null,
        reading_minor: total_minor - bonus_minor - adjustment_minor,
        bonus_minor,
        adjustment_minor,
        total_minor,
      };
    })
    .sort((a, b) => b.total_minor - a.total_minor || a.title.localeCompare(b.title));
}

async function readCovers(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { id, cover, genres } = stories;
  const rows = await db
    .select({ id, cover, genres })
    .from(stories)
    .where(inArray(stories.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

function sumOf(lines: readonly StatementLine[], has: (line: StatementLine) => boolean): number {
  return lines.reduce((sum, line) => (has(line) ? sum + line.amountMinor : sum), 0);
}
