import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { IconButton } from '@myfiction/shared/ui.ts';
import { CalendarClock, Eye, PenLine } from 'lucide-react';
import type { RefObject } from 'react';
import { IconLink } from '../../common/icon-link.tsx';
import { useChapterTitle } from '../../common/use-chapter-title.ts';
import { writeChapterPath } from '../../common/write-chapter-path.ts';
import { useWorkText } from '../i18n/use-work-text.ts';
import type { RowActions } from './row-actions.ts';

/** The two most wanted actions of a chapter beside its menu. */
export function RowShortcuts({ chapter, actions }: { chapter: ChapterSummary; actions: RefObject<RowActions> }) {
  const t = useWorkText();
  const titleOf = useChapterTitle();
  const title = titleOf(chapter);
  return (
    <>
      <IconLink to={writeChapterPath(chapter)} label={t('chapters.editChapter', { title })} icon={<PenLine />} />
      {chapter.status === 'published' ? (
        <IconLink
          to={paths.previewChapter(chapter.chapter_id)}
          label={t('chapters.previewChapter', { title })}
          icon={<Eye />}
        />
      ) : (
        <IconButton
          size="sm"
          label={t(chapter.status === 'scheduled' ? 'chapters.changeTimeOf' : 'chapters.scheduleChapter', { title })}
          icon={<CalendarClock />}
          onClick={() => actions.current.publish(chapter, 'schedule')}
        />
      )}
    </>
  );
}
