import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ConflictOutcome, SaveAttempt, SavedInfo, SaveOutcome } from './save-outcome.ts';
import type { SaveState } from './save-state.ts';

/** What saving reaches of an open chapter. */
export interface SaverPorts {
  /** Number of the last change. */
  seq: () => number;
  /** The text as it is now. */
  text: () => ChapterText;
  /** The title that the server has. */
  acceptedTitle: () => string;
  send: (attempt: SaveAttempt) => Promise<SaveOutcome>;
  /** A save is about to leave: the journal notes it. Not waited for, so that a slow disk never holds up a save. */
  beforeSend: (attempt: SaveAttempt) => void;
  afterSave: (attempt: SaveAttempt, revision: number, info?: SavedInfo) => void;
  /** The server's text is another one than this text was based on. */
  settleConflict: (theirs: ChapterDetail) => Promise<ConflictOutcome>;
  /** The text is based on another one from now on: the journal is begun anew with both. */
  afterRebase: () => void;
  onTitleRefused: (message: string) => void;
  onState: (state: SaveState) => void;
  newKey: () => string;
  hasJournal: () => boolean;
}
