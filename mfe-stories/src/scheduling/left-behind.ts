import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';

type Placed = Pick<ChapterSummary, 'chapter_id' | 'position' | 'status' | 'scheduled_at'>;

/**
 * Chapters that readers would miss: each stands before one that goes out, and is itself not out by then. In reading
 * order.
 *
 * @param goesOut when chapters go out, in ms by id
 */
export function leftBehind<C extends Placed>(chapters: readonly C[], goesOut: ReadonlyMap<string, number>): C[] {
  let earliest = Number.POSITIVE_INFINITY;
  const missed: C[] = [];
  for (const chapter of chapters.toSorted((one, other) => other.position - one.position)) {
    const at = goesOut.get(chapter.chapter_id);
    if (at !== undefined) earliest = Math.min(earliest, at);
    else if (outAt(chapter) > earliest) missed.unshift(chapter);
  }
  return missed;
}

function outAt({ status, scheduled_at: at }: Placed): number {
  if (status === 'published') return Number.NEGATIVE_INFINITY;
  return at === null ? Number.POSITIVE_INFINITY : Date.parse(at);
}
