import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ConflictOutcome, SaveAttempt, SaveOutcome } from '../saving/save-outcome.ts';
import type { Acknowledged } from './acknowledged.ts';

export interface SessionTarget {
  uid: number;
  chapterId: string;
}

export interface SessionPorts {
  send: (storyId: string, attempt: SaveAttempt) => Promise<SaveOutcome>;
  /** The server holds another text than `base`. */
  settleConflict: (base: Acknowledged, theirs: ChapterDetail) => Promise<ConflictOutcome>;
  newKey: () => string;
  isMac: boolean;
}
