import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ChapterInfo } from '../journal/journal-records.ts';

/** One save as it is sent; a repeat sends exactly the same, so that the server answers with its first answer. */
export interface SaveAttempt {
  seq: number;
  idempotencyKey: string;
  /** 0 while the chapter is not on the server yet: then it is created. */
  baseRevision: number;
  text: ChapterText;
}

/** Why the server has not got the text. */
export type SaveFailure =
  | { kind: 'unreachable' }
  | { kind: 'signed-out' }
  /** The account is closed to its author. */
  | { kind: 'blocked'; message: string }
  | { kind: 'gone' }
  /** In the trash: saving goes on once it is restored. */
  | { kind: 'trashed' }
  /** Worth another try later. */
  | { kind: 'failed'; message: string }
  /** Would be refused again: only a change of the text helps. */
  | { kind: 'refused'; message: string };

/** How the chapter stands after a save, as far as the server tells it. */
export type SavedInfo = Partial<ChapterInfo>;

export type SaveOutcome =
  | { kind: 'saved'; revision: number; savedAt: number; info?: SavedInfo }
  | { kind: 'conflict'; theirs: ChapterDetail }
  /** Another chapter of the story has this title: the text can be saved under the one it had. */
  | { kind: 'title-refused'; message: string }
  | SaveFailure;

/** What became of a conflict. */
export type ConflictOutcome =
  /** Both changes are in the text now. */
  | { kind: 'merged' }
  /** Both changed the same words. */
  | { kind: 'undecided' }
  | SaveFailure;
