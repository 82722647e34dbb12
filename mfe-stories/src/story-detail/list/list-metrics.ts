import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { stateNotes } from '../state-notes.ts';
import type { RowItem } from './row-items.ts';

/** `narrow` is a phone with large text: everything on a line of its own. */
export type ListLayout = 'desktop' | 'phone' | 'narrow';

/** A window of less has no room for the state beside the words, in px of the sources: 1 rem is 100 of these. */
const NARROW_PX = 330;

/** Heights of the rows in px of the sources: rows out of view are reckoned, not drawn. */
const HEIGHTS = {
  desktop: { chapter: 56, volume: 52, empty: 72 },
  phone: { chapter: 74, volume: 56, empty: 80 },
  narrow: { chapter: 138, volume: 56, empty: 124 },
} as const satisfies Record<ListLayout, Record<RowItem['kind'], number>>;

/** What a further line of a chapter takes. */
const LINE = { desktop: 30, phone: 22, narrow: 22 } as const satisfies Record<ListLayout, number>;

/** Real px for one px of the sources: the root's font size follows the window and the author's text size. */
export function pixelScale(): number {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(root) && root > 0 ? root / 100 : 1;
}

export function listLayout(isPhone: boolean, scale: number): ListLayout {
  if (!isPhone) return 'desktop';
  return window.innerWidth / scale < NARROW_PX ? 'narrow' : 'phone';
}

export function rowHeights(rows: readonly RowItem[], layout: ListLayout, scale: number): number[] {
  return rows.map((row) => {
    const lines = row.kind === 'chapter' ? furtherLines(row.chapter, layout) : 0;
    return (HEIGHTS[layout][row.kind] + lines * LINE[layout]) * scale;
  });
}

/** Lines that a chapter has beyond the common one of its layout. */
function furtherLines(chapter: ChapterSummary, layout: ListLayout): number {
  const notes = stateNotes(chapter).length;
  if (layout === 'desktop') return Math.max(0, notes - 1);
  if (layout === 'narrow') return notes;
  // The handle leaves no room for the words beside the state.
  return chapter.status === 'published' ? Math.min(1, notes) : 1;
}
