import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';

export type StateNote = 'staged' | 'late';

/** What is to be said of a chapter beside its state. */
export function stateNotes({ staged, late_from: lateFrom }: ChapterSummary): StateNote[] {
  return [...(staged ? (['staged'] as const) : []), ...(lateFrom ? (['late'] as const) : [])];
}
