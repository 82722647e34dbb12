import type { ChapterMove } from '../../api/reorder-chapters.ts';
import type { RowItem } from '../list/row-items.ts';

/**
 * Gaps of a list without the chapters being moved: gap 0 is above the first row, gap n below the n-th.
 *
 * @returns The nearest gap where a chapter can stand
 */
export function nearestGap(rows: readonly RowItem[], gap: number): number {
  const clamped = Math.min(Math.max(gap, rows[0]?.kind === 'volume' ? 1 : 0), rows.length);
  // Between the heading of an empty volume and the note that it is empty.
  return rows[clamped]?.kind === 'empty' ? clamped + 1 : clamped;
}

/** The next gap in a direction, or the same one at the end of the list. */
export function stepGap(rows: readonly RowItem[], gap: number, step: 1 | -1): number {
  const next = nearestGap(rows, gap + step);
  // Upwards out of an empty volume the note stands in the way.
  return next === gap && step === -1 ? nearestGap(rows, gap - 2) : next;
}

/** The gap where a chapter stands now. */
export function gapOf(rows: readonly RowItem[], chapterId: string): number {
  return rows.findIndex((row) => row.key === chapterId);
}

/**
 * What a gap means in reading order. The list runs newest first, so that a chapter below another is read before it.
 *
 * @param rows The list without the chapters being moved
 */
export function moveToGap(rows: readonly RowItem[], gap: number, chapterIds: readonly string[]): ChapterMove {
  const above = rows[gap - 1];
  if (!above) return { chapterIds, before: null };
  if (above.kind === 'chapter') return { chapterIds, before: above.key };
  // Right below a heading is the end of its volume.
  return { chapterIds, before: null, volumeId: above.volume?.volume_id ?? null };
}
