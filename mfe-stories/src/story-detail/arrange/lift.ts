import type { RowItem } from '../list/row-items.ts';
import { gapOf } from './gaps.ts';

/** Chapters that have been picked up and not put down yet. */
export interface Lift {
  /** The chapter whose handle was taken. */
  leadId: string;
  /** All that move with it, in reading order. */
  chapterIds: readonly string[];
  /** The list when they were picked up. */
  rows: readonly RowItem[];
  /** The list without them. */
  rest: readonly RowItem[];
  /** The lead's row, which stands for all of them. */
  lead: RowItem;
  /** Where they would land in `rest`. */
  gap: number;
  by: 'pointer' | 'keyboard';
  /** Put down, and shown like this until the list has the new order. */
  isDropped: boolean;
}

/** Picks up a chapter; with it go the other chosen ones when it is one of them. */
export function liftChapter(
  rows: readonly RowItem[],
  leadId: string,
  chosenIds: readonly string[],
  by: Lift['by'],
): Lift | null {
  const lead = rows[gapOf(rows, leadId)];
  if (!lead) return null;
  const chapterIds = chosenIds.includes(leadId) ? chosenIds : [leadId];
  const moving = new Set(chapterIds);
  const rest = rows.filter((row) => !moving.has(row.key));
  const below = rows.slice(gapOf(rows, leadId) + 1).find((row) => !moving.has(row.key));
  const gap = below ? rest.indexOf(below) : rest.length;
  return { leadId, chapterIds, rows, rest, lead, gap, by, isDropped: false };
}

/** The list as it would be after putting them down now; the others that move wait behind the lead. */
export function shownRows(rows: readonly RowItem[], lift: Lift | null): readonly RowItem[] {
  return lift ? lift.rest.toSpliced(lift.gap, 0, lift.lead) : rows;
}
