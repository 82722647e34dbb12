import type { ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { formatNumber, Link } from '@myfiction/shared/host.ts';
import { Checkbox } from '@myfiction/shared/ui.ts';
import { memo, type RefObject } from 'react';
import { useChapterTitle } from '../../common/use-chapter-title.ts';
import { writeChapterPath } from '../../common/write-chapter-path.ts';
import { DragHandle, type HandleActions } from '../arrange/drag-handle.tsx';
import { ChapterNotes } from '../chapter-notes.tsx';
import { ChapterState } from '../chapter-state.tsx';
import { useWorkText } from '../i18n/use-work-text.ts';
import { useLongPress } from '../selection/use-long-press.ts';
import styles from './chapter-rows.module.css';
import { PaidMark } from './paid-mark.tsx';
import type { RowActions } from './row-actions.ts';
import { RowMenu } from './row-menu.tsx';
import { RowShortcuts } from './row-shortcuts.tsx';

/** What all rows share; it keeps its identity over the drawings of the list. */
export interface RowTools extends HandleActions {
  actions: RefObject<RowActions>;
  /** Of the story. */
  language: string | undefined;
}

export interface ChapterRowProps {
  chapter: ChapterSummary;
  tools: RowTools;
  isPhone: boolean;
  /** Null where the chapter keeps its place. */
  handle: 'resting' | 'lifted' | null;
  /** How many others move with it. */
  others: number;
  isChosen: boolean;
  /** Shows its box. */
  canChoose: boolean;
  /** What is said of a chapter that readers pay for; undefined of a free one. */
  paidText: string | undefined;
  /** A long press begins choosing. */
  canPress: boolean;
}

/** The cells of one chapter. */
export const ChapterCells = memo(function ChapterCells(props: ChapterRowProps) {
  const { chapter, tools, isPhone, handle, others, isChosen, canChoose, canPress, paidText } = props;
  const t = useWorkText();
  const titleOf = useChapterTitle();
  const { chapter_id: id, status } = chapter;
  const title = titleOf(chapter);
  const hasReaders = status === 'published';
  const figure = (value: number) => (hasReaders ? formatNumber(value) : t('chapters.none'));
  const press = useLongPress(canPress ? () => tools.actions.current.beginChoosing(id) : undefined);
  const isTicking = isPhone && canChoose;
  const link = (
    <Link
      to={writeChapterPath(chapter)}
      dir="auto"
      lang={chapter.title === '' ? undefined : tools.language}
      className={styles.title}
      data-untitled={chapter.title === '' || undefined}
      draggable={false}
      onClick={(event) => {
        if (!isTicking) return;
        event.preventDefault();
        tools.actions.current.choose(id, false);
      }}
    >
      {title}
    </Link>
  );
  const choose = canChoose && (
    <Checkbox
      aria-label={t('select.chapter', { title })}
      checked={isChosen}
      onClick={(event) => tools.actions.current.choose(id, event.shiftKey)}
      onChange={() => undefined}
    />
  );
  const grip = handle && (
    <DragHandle chapterId={id} title={title} isLifted={handle === 'lifted'} arrange={tools.arrange} drag={tools.drag} />
  );
  const paid = paidText !== undefined && <PaidMark text={paidText} />;
  const count = others > 0 && <span className={styles.others}>{t('arrange.others', { count: others })}</span>;
  if (isPhone) {
    return (
      <>
        <td className={styles.check}>{choose}</td>
        <td className={styles.position}>{formatNumber(chapter.position)}</td>
        <th scope="row" className={styles.text} {...press}>
          {link}
          <span className={styles.meta} data-status={status}>
            <ChapterState chapter={chapter} bare />
            <span className={styles.length}>
              {t('chapters.wordCount', { count: chapter.words, words: formatNumber(chapter.words) })}
              {paid}
            </span>
            <span className={styles.notes}>
              <ChapterNotes chapter={chapter} bare />
            </span>
          </span>
        </th>
        {!isTicking && (
          <td className={styles.actions}>
            {count}
            {grip}
            <RowMenu chapter={chapter} actions={tools.actions} />
          </td>
        )}
      </>
    );
  }
  return (
    <>
      <td className={styles.check}>{choose}</td>
      <td>{grip}</td>
      <td className={styles.position}>{formatNumber(chapter.position)}</td>
      <th scope="row" className={styles.text}>
        {link}
        {paid}
        {count}
      </th>
      <td className={styles.state}>
        <ChapterState chapter={chapter} />
        <ChapterNotes chapter={chapter} />
      </td>
      <td className={styles.number}>{formatNumber(chapter.words)}</td>
      <td className={styles.figure}>{figure(chapter.reads)}</td>
      <td className={styles.figure}>{figure(chapter.comments)}</td>
      <td className={styles.actions}>
        <RowShortcuts chapter={chapter} actions={tools.actions} />
        <RowMenu chapter={chapter} actions={tools.actions} />
      </td>
    </>
  );
});
