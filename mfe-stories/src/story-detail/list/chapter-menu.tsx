import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import type { MenuItem } from '@myfiction/shared/ui.ts';
import {
  ArrowUpDown,
  CalendarClock,
  CalendarX,
  Eye,
  FolderInput,
  PenLine,
  Send,
  SquareCheckBig,
  Trash2,
} from 'lucide-react';
import { writeChapterPath } from '../../common/write-chapter-path.ts';
import type { WorkText } from '../i18n/use-work-text.ts';
import { volumeItems } from '../volumes/volume-items.ts';
import type { MoveStep, RowActions } from './row-actions.ts';

const STEPS: readonly MoveStep[] = ['up', 'down', 'top', 'bottom'];

/** The menu of one chapter, by what its state allows. */
export function chapterMenu(chapter: ChapterSummary, actions: RowActions, t: WorkText, isPhone: boolean): MenuItem[] {
  const { chapter_id: id } = chapter;
  return [
    { key: 'edit', label: t('chapters.edit'), icon: <PenLine />, to: writeChapterPath(chapter) },
    { key: 'preview', label: t('chapters.preview'), icon: <Eye />, to: paths.previewChapter(id) },
    ...(actions.canChange ? changes(chapter, actions, t, isPhone) : []),
  ];
}

function changes(chapter: ChapterSummary, actions: RowActions, t: WorkText, isPhone: boolean): MenuItem[] {
  const { status, staged } = chapter;
  const isPublished = status === 'published';
  const isScheduled = status === 'scheduled';
  const items: (MenuItem | false)[] = [
    (!isPublished || staged) && {
      key: 'publish',
      label: t(isPublished ? 'chapters.publishChanges' : 'chapters.publishNow'),
      icon: <Send />,
      onSelect: () => actions.publish(chapter, 'now'),
    },
    !isPublished && {
      key: 'schedule',
      label: t(isScheduled ? 'chapters.changeTime' : 'chapters.schedule'),
      icon: <CalendarClock />,
      onSelect: () => actions.publish(chapter, 'schedule'),
    },
    isScheduled && {
      key: 'unschedule',
      label: t('chapters.unschedule'),
      icon: <CalendarX />,
      onSelect: () => actions.unschedule(chapter),
    },
    'divider',
    !isPublished &&
      actions.canArrange && {
        key: 'move',
        label: t('arrange.move'),
        icon: <ArrowUpDown />,
        submenu: [
          ...STEPS.map((step) => ({
            key: step,
            label: t(`arrange.${step}`),
            onSelect: () => actions.move(chapter, step),
          })),
          'divider',
          { key: 'position', label: t('arrange.position'), onSelect: () => actions.moveToPosition(chapter) },
        ],
      },
    {
      key: 'volume',
      label: t('volume.moveTo'),
      icon: <FolderInput />,
      submenu: volumeItems([chapter], actions, t),
    },
    isPhone && {
      key: 'select',
      label: t('select.begin'),
      icon: <SquareCheckBig />,
      onSelect: () => actions.beginChoosing(chapter.chapter_id),
    },
    'divider',
    {
      key: 'trash',
      label: t('trash.move'),
      icon: <Trash2 />,
      danger: true,
      onSelect: () => actions.trash([chapter]),
    },
  ];
  return items.filter((item) => item !== false);
}
