import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ChapterStatus } from '@myfiction/shared/contract/story-options.ts';

export interface ChapterFilters {
  status: ChapterStatus | undefined;
  q: string;
}

/** The chapters with this status whose title contains the words, whatever their case. */
export function filterChapters(chapters: readonly ChapterSummary[], { status, q }: ChapterFilters): ChapterSummary[] {
  const wanted = q.toLocaleLowerCase();
  return chapters.filter(
    (chapter) =>
      (status === undefined || chapter.status === status) && chapter.title.toLocaleLowerCase().includes(wanted),
  );
}

export function countByStatus(chapters: readonly ChapterSummary[]): Record<ChapterStatus, number> {
  const counts = { draft: 0, scheduled: 0, published: 0 };
  for (const { status } of chapters) counts[status] += 1;
  return counts;
}
