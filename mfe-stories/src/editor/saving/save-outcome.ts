import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';

/** One save as it is sent; a repeat sends exactly the same, so that the server answers with its first answer. */
export interface SaveAttempt {
  seq: number;
  idempotencyKey: string;
  /** 0 while the chapter is not on the server yet: then it is created. */
  baseRevision: number;
  text: ChapterText;
}

export type SaveOutcome =
  | { kind: 'saved'; revision: number; savedAt: number; chapter?: ChapterDetail }
  | { kind: 'conflict'; theirs: ChapterDetail }
  | { kind: 'unreachable' }
  | { kind: 'signed-out' }
  | { kind: 'gone' }
  /** Worth another try later. */
  | { kind: 'failed'; message: string }
  /** Would be refused again: only a change of the text helps. */
  | { kind: 'refused'; message: string };
