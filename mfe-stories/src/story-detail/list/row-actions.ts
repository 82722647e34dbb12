import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { Volume } from '@myfiction/shared/contract/calls/story-structure.ts';

/** One step of a chapter in the list as it is shown. */
export type MoveStep = 'up' | 'down' | 'top' | 'bottom';

/** What a row can have done to its chapter. The list gives the ones of its last drawing through a ref. */
export interface RowActions {
  volumes: readonly Volume[];
  /** False in a narrowed list, where a place says nothing about the whole story. */
  canArrange: boolean;
  /** False for a story that is completed. */
  canChange: boolean;
  choose: (chapterId: string, isRange: boolean) => void;
  beginChoosing: (chapterId: string) => void;
  publish: (chapter: ChapterSummary, start: 'now' | 'schedule') => void;
  unschedule: (chapter: ChapterSummary) => void;
  move: (chapter: ChapterSummary, step: MoveStep) => void;
  moveToPosition: (chapter: ChapterSummary) => void;
  moveToVolume: (chapters: readonly ChapterSummary[], volumeId: string | null) => void;
  moveToNewVolume: (chapters: readonly ChapterSummary[]) => void;
  trash: (chapters: readonly ChapterSummary[]) => void;
  /** By the key of its heading. */
  toggleVolume: (key: string) => void;
  renameVolume: (volume: Volume) => void;
  deleteVolume: (volume: Volume) => void;
  chooseVolume: (volumeId: string) => void;
}
