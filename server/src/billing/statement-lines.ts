import { type BillLineKind, BONUS_KINDS, READING_KINDS, type RevenueKind } from '@myfiction/shared/contract/billing.ts';
import { MICROS } from '@myfiction/shared/contract/money.ts';
import { partOf } from './rounding.ts';

/** What of one month becomes one line. */
export interface Total {
  storyId: string;
  storyTitle: string;
  chapterId: string | null;
  chapterTitle: string;
  /** 0 for no chapter. */
  chapterPosition: number;
  kind: RevenueKind;
  /** In which it was earned; another one than the statement's makes it an adjustment. */
  month: string;
  rateMicros: number;
  units: number;
  /** What the platform keeps of what the store passes on for this story, in millionths. */
  platformMicros: number;
}

export interface StatementLine {
  /** Counts from 1. */
  line: number;
  storyId: string | null;
  storyTitle: string;
  chapterId: string | null;
  chapterTitle: string;
  chapterPosition: number;
  kind: BillLineKind;
  sourceKind: RevenueKind | null;
  sourceMonth: string | null;
  units: number;
  rateMicros: number;
  amountMinor: number;
}

/** Tax of an earlier month that was withheld without a form, and is given back by one. */
export interface TaxCorrection {
  /** First day of the month. */
  month: string;
  /** What was taxed. */
  baseMinor: number;
  /** What of it was too much, in millionths. */
  rateMicros: number;
}

/** True for what the store's fee and the platform's share are taken of. */
export function isReading({ kind, sourceKind }: Pick<StatementLine, 'kind' | 'sourceKind'>): boolean {
  const kinds: readonly string[] = READING_KINDS;
  return kinds.includes(sourceKind ?? kind);
}

export function isBonus({ kind }: Pick<StatementLine, 'kind'>): boolean {
  const kinds: readonly string[] = BONUS_KINDS;
  return kinds.includes(kind);
}

/** Field by field: copies of hundreds of lines were most of what a statement cost. */
export function earningLine(line: number, total: Total, amountMinor: number, month: string): StatementLine {
  const late = total.month !== month;
  return {
    line,
    storyId: total.storyId,
    storyTitle: total.storyTitle,
    chapterId: total.chapterId,
    chapterTitle: total.chapterTitle,
    chapterPosition: total.chapterPosition,
    kind: late ? 'adjustment' : total.kind,
    sourceKind: late ? total.kind : null,
    sourceMonth: late ? total.month : null,
    units: total.units,
    rateMicros: total.rateMicros,
    amountMinor,
  };
}

const NO_STORY = { storyId: null, storyTitle: '', chapterId: null, chapterTitle: '', chapterPosition: 0 };
const OF_NOTHING_ELSE = { sourceKind: null, sourceMonth: null };

/** Taken of `units` minor units at a rate below 0, so that it is recomputed as any other line is. */
export function deduction(
  kind: BillLineKind,
  units: number,
  rateMicros: number,
  amountMinor: number,
): Omit<StatementLine, 'line'>[] {
  if (units === 0 || rateMicros === 0) return [];
  return [{ ...NO_STORY, ...OF_NOTHING_ELSE, kind, units, rateMicros: -rateMicros, amountMinor: -amountMinor || 0 }];
}

export function correctionLine({ month, baseMinor, rateMicros }: TaxCorrection): Omit<StatementLine, 'line'> {
  const of = { ...NO_STORY, sourceKind: null, sourceMonth: month, units: baseMinor, rateMicros };
  return { ...of, kind: 'tax-correction', amountMinor: partOf(baseMinor, rateMicros) };
}

export function carry(amountMinor: number): Omit<StatementLine, 'line'>[] {
  if (amountMinor === 0) return [];
  return [
    { ...NO_STORY, ...OF_NOTHING_ELSE, kind: 'carried-over', units: amountMinor, rateMicros: MICROS, amountMinor },
  ];
}
