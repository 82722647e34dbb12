import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ChapterFields, ChapterInfo } from '../journal/journal-records.ts';
import type { SaveState } from '../saving/save-state.ts';

/** What the screen shows of an open chapter; replaced as a whole with each change. */
export interface SessionView {
  readonly chapterId: string;
  readonly info: ChapterInfo;
  readonly fields: ChapterFields;
  readonly save: SaveState;
  /** Why the server did not take the title; the text is saved without it. */
  readonly titleProblem: string;
  /** False until the server has made the chapter. */
  readonly isCreated: boolean;
  /** False while another tab writes this chapter. */
  readonly isWriter: boolean;
  /** False while the device keeps no copy of what is typed. */
  readonly isJournalWorking: boolean;
}

/** A chapter as it was found on opening. */
export interface OpenedChapter {
  text: ChapterText;
  /** The text that the server acknowledged last, null for none. */
  base: ChapterText | null;
  /** Texts of saves whose answers are lost: the server may hold one of them. */
  unanswered: readonly ChapterText[];
  info: ChapterInfo;
  revision: number;
  created: boolean;
  unsaved: boolean;
  save: SaveState;
}
