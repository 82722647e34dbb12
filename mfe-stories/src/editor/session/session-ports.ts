import type { ConflictSides } from '../conflict/keep-sides.ts';
import type { SaveAttempt, SaveFailure, SaveOutcome } from '../saving/save-outcome.ts';

export interface SessionTarget {
  uid: number;
  chapterId: string;
}

export interface SessionPorts {
  send: (storyId: string, attempt: SaveAttempt) => Promise<SaveOutcome>;
  /** Keeps both sides of a conflict in the chapter's history; gives why it failed, or null. */
  keepSides: (sides: ConflictSides) => Promise<SaveFailure | null>;
  newKey: () => string;
  isMac: boolean;
}
