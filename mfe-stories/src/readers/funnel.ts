import { LEAST_READERS, NEW_CHAPTER_MS } from '@myfiction/shared/contract/reader-figures.ts';
import type { FunnelChapter } from '../api/get-funnel.ts';

export interface FunnelRow extends FunnelChapter {
  /** Share of the readers who go on, or why there is none. */
  goOn: number | 'few' | 'new' | 'last';
  /** Length of the bar: share of the most read chapter, 0 to 1. */
  share: number;
}

/** Chapter by chapter, how many readers stay. */
export function funnelOf(chapters: readonly FunnelChapter[], nowMs: number): FunnelRow[] {
  const most = Math.max(1, ...chapters.map(({ readers }) => readers));
  return chapters.map((chapter, index) => ({
    ...chapter,
    goOn: goOnOf(chapter, chapters[index + 1], nowMs),
    share: chapter.readers / most,
  }));
}

function goOnOf(chapter: FunnelChapter, next: FunnelChapter | undefined, nowMs: number): FunnelRow['goOn'] {
  if (!next) return 'last';
  if (chapter.readers < LEAST_READERS) return 'few';
  return nowMs - Date.parse(next.published_at) < NEW_CHAPTER_MS ? 'new' : next.readers / chapter.readers;
}

/**
 * The chapter after which the largest share of readers leaves; undefined when all go on. Of several alike the first.
 *
 * @returns null when no chapter has enough readers to tell
 */
export function biggestDrop(rows: readonly FunnelRow[]): (FunnelRow & { goOn: number }) | null | undefined {
  let lowest: (FunnelRow & { goOn: number }) | null = null;
  for (const { goOn, ...row } of rows) {
    if (typeof goOn === 'number' && (lowest === null || goOn < lowest.goOn)) lowest = { ...row, goOn };
  }
  return lowest === null ? null : lowest.goOn < 1 ? lowest : undefined;
}
