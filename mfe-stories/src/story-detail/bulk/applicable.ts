import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';

export type BulkKind = 'publish' | 'schedule' | 'unschedule' | 'move' | 'trash';

const APPLIES: Record<BulkKind, (chapter: ChapterSummary) => boolean> = {
  publish: ({ status, staged }) => status !== 'published' || staged,
  schedule: ({ status }) => status !== 'published',
  unschedule: ({ status }) => status === 'scheduled',
  move: () => true,
  trash: () => true,
};

/** Those of the chapters that an action means: publishing again what is published means nothing. */
export function applicable(kind: BulkKind, chapters: readonly ChapterSummary[]): ChapterSummary[] {
  return chapters.filter(APPLIES[kind]);
}
