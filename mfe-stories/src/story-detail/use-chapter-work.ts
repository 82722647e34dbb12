import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import type { Volume } from '@myfiction/shared/contract/calls/story-structure.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { useCallback } from 'react';
import { type ChapterMove, useReorderChapters } from '../api/reorder-chapters.ts';
import { isLocked } from '../common/is-locked.ts';
import { moveToGap, nearestGap, stepGap } from './arrange/gaps.ts';
import { liftChapter } from './arrange/lift.ts';
import { moveChapters } from './arrange/move-chapters.ts';
import { applicable, type BulkKind } from './bulk/applicable.ts';
import { type Bulk, useBulk } from './bulk/use-bulk.ts';
import type { OpenDialog } from './dialogs/open-dialog.ts';
import type { MoveStep, RowActions } from './list/row-actions.ts';
import type { RowItem } from './list/row-items.ts';
import type { Selection } from './selection/use-selection.ts';

export interface ChapterWorkFacts {
  story: StoryDetail;
  /** All in reading order. */
  chapters: readonly ChapterSummary[];
  volumes: readonly Volume[];
  rows: readonly RowItem[];
  selection: Selection;
  canArrange: boolean;
  toggleVolume: (key: string) => void;
}

export interface ChapterWork {
  actions: RowActions;
  act: (kind: BulkKind) => void;
  /** Tells whether the list changes. */
  move: (move: ChapterMove) => boolean;
  bulk: Bulk;
  dialog: OpenDialog | null;
  closeDialog: () => void;
}

/** What can be done to chapters, from rows, from the bar and from dialogs. */
export function useChapterWork(facts: ChapterWorkFacts): ChapterWork {
  const { story, chapters, volumes, rows, selection, canArrange, toggleVolume } = facts;
  const [dialog, open] = useStateOverSignIn<OpenDialog | null>(`over chapters ${story.story_id}`, null);
  const closeDialog = useCallback(() => open(null), [open]);
  const sent = useBulk(story.story_id, (report) => open({ kind: 'report', report }));
  const bulk: Bulk = {
    ...sent,
    run: async (some, action) => {
      const isDone = await sent.run(some, action);
      if (!isDone) return false;
      selection.clear();
      // A report has taken the place of the dialog that asked.
      open((present) => (present?.kind === 'report' ? present : null));
      return true;
    },
  };
  const move = useReorderChapters(story.story_id, (before, wanted) => moveChapters(before, volumes, wanted));

  const trash = (some: readonly ChapterSummary[]) => {
    if (some.some(({ status }) => status === 'published')) open({ kind: 'trash', chapters: some });
    else void bulk.run(some, { type: 'trash' });
  };
  const moveToVolume = (some: readonly ChapterSummary[], volumeId: string | null) =>
    void bulk.run(some, { type: 'moveToVolume', volume_id: volumeId });
  const step = (chapter: ChapterSummary, where: MoveStep) => {
    const lift = liftChapter(rows, chapter.chapter_id, [], 'keyboard');
    if (!lift) return;
    const gap = {
      up: () => stepGap(lift.rest, lift.gap, -1),
      down: () => stepGap(lift.rest, lift.gap, 1),
      top: () => nearestGap(lift.rest, 0),
      bottom: () => lift.rest.length,
    }[where]();
    if (gap !== lift.gap) move(moveToGap(lift.rest, gap, lift.chapterIds));
  };
  const actions: RowActions = {
    volumes,
    canArrange,
    canChange: !isLocked(story),
    choose: selection.toggle,
    beginChoosing: selection.begin,
    publish: (chapter, start) => open({ kind: 'publish', chapter, start }),
    unschedule: (chapter) => void bulk.run([chapter], { type: 'unschedule' }),
    move: step,
    moveToPosition: (chapter) => open({ kind: 'position', chapter }),
    moveToVolume,
    moveToNewVolume: (some) => open({ kind: 'newVolume', chapters: some }),
    trash,
    toggleVolume,
    renameVolume: (volume) => open({ kind: 'renameVolume', volume }),
    deleteVolume: (volume) => open({ kind: 'deleteVolume', volume, chapters: inVolume(chapters, volume).length }),
    chooseVolume: (volumeId) =>
      selection.choose(chapters.flatMap(({ chapter_id: id, volume_id: volume }) => (volume === volumeId ? [id] : []))),
  };
  const act = (kind: BulkKind) => {
    const some = applicable(kind, selection.chosen);
    const leftOut = selection.chosen.length - some.length;
    if (kind === 'publish') open({ kind: 'bulkPublish', chapters: some, leftOut });
    else if (kind === 'schedule') open({ kind: 'bulkSchedule', chapters: some, leftOut });
    else if (kind === 'unschedule') void bulk.run(some, { type: 'unschedule' });
    else if (kind === 'trash') trash(some);
  };
  return { actions, act, move, bulk, dialog, closeDialog };
}

function inVolume(chapters: readonly ChapterSummary[], { volume_id: id }: Volume): ChapterSummary[] {
  return chapters.filter((chapter) => chapter.volume_id === id);
}
