import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import type { Volume } from '@myfiction/shared/contract/calls/story-structure.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { isLocked } from '../common/is-locked.ts';
import { useKeptScroll } from '../common/use-kept-scroll.ts';
import { ChapterToolbar } from './chapter-toolbar.tsx';
import { useWorkText } from './i18n/use-work-text.ts';
import { ChapterTable } from './list/chapter-table.tsx';
import { countByStatus, filterChapters } from './list/filter-chapters.ts';
import { rowItems } from './list/row-items.ts';
import { NoMatch } from './no-match.tsx';
import { ActionBar } from './selection/action-bar.tsx';
import { useSelection } from './selection/use-selection.ts';
import { useChapterWork } from './use-chapter-work.ts';
import type { DetailUrl } from './use-detail-url.ts';
import { useFocusOnceEmpty } from './use-focus-once-empty.ts';
import { useCollapsed } from './volumes/use-collapsed.ts';

export interface ChapterDeskProps {
  story: StoryDetail;
  url: DetailUrl;
  /** All in reading order. */
  chapters: readonly ChapterSummary[];
  volumes: readonly Volume[];
}

const loadDialogs = () => import('./dialogs/chapter-dialogs.tsx').then((module) => module.ChapterDialogs);

/** The list of chapters with everything that is done to it. */
export function ChapterDesk({ story, url, chapters, volumes }: ChapterDeskProps) {
  const t = useWorkText();
  const { filters } = url;
  const isNarrowed = filters.q !== '' || filters.status !== undefined;
  const listed = useMemo(() => filterChapters(chapters, filters), [chapters, filters]);
  const counts = useMemo(() => countByStatus(chapters), [chapters]);
  const [collapsed, toggleVolume] = useCollapsed(story.story_id);
  const rows = useMemo(
    () => rowItems(listed, volumes, { collapsed, isNarrowed }),
    [listed, volumes, collapsed, isNarrowed],
  );
  const selection = useSelection(story.story_id, listed);
  const canChange = !isLocked(story);
  const canArrange = canChange && !isNarrowed;
  const work = useChapterWork({ story, chapters, volumes, rows, selection, canArrange, toggleVolume });
  const actions = useRef(work.actions);
  useLayoutEffect(() => {
    actions.current = work.actions;
  });
  useKeptScroll(true);
  const noMatch = useFocusOnceEmpty<HTMLDivElement>(rows.length);
  const Dialogs = useLate(loadDialogs, work.dialog !== null);
  return (
    <>
      <ChapterToolbar
        url={url}
        counts={counts}
        canChange={canChange}
        canDrag={canArrange && chapters.length > 1 && counts.draft + counts.scheduled > 0}
        isChoosing={selection.isChoosing}
        onChoose={() => selection.begin()}
        onNewVolume={() => work.actions.moveToNewVolume([])}
      />
      {rows.length === 0 ? (
        <div ref={noMatch}>
          <NoMatch onClear={url.clear} />
        </div>
      ) : (
        <ChapterTable
          story={story}
          label={t('chapters.table', { title: story.title })}
          rows={rows}
          listed={listed.length}
          selection={selection}
          actions={actions}
          canArrange={canArrange}
          canChange={canChange}
          onMove={work.move}
        />
      )}
      {selection.isChoosing && (
        <ActionBar selection={selection} actions={work.actions} onAct={work.act} isBusy={work.bulk.isBusy} />
      )}
      {Dialogs && work.dialog && (
        <Dialogs
          dialog={work.dialog}
          onClose={work.closeDialog}
          story={story}
          chapters={chapters}
          onBulk={(some, action) => void work.bulk.run(some, action)}
          isBusy={work.bulk.isBusy}
          onMove={work.move}
          onMoveToVolume={work.actions.moveToVolume}
        />
      )}
    </>
  );
}
