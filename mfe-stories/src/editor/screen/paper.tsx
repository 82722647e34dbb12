import { useIsPhone } from '@myfiction/shared/host.ts';
import { cx, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { useId } from 'react';
import { ChapterHeading } from '../components/chapter-heading.tsx';
import { ChapterTitle } from '../components/chapter-title.tsx';
import { EditorFooter } from '../components/editor-footer.tsx';
import { JournalNotice } from '../components/journal-notice.tsx';
import { ProseEditor } from '../components/prose-editor.tsx';
import { TabNotice } from '../components/tab-notice.tsx';
import { Toolbar } from '../components/toolbar.tsx';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { StoppedNotice } from '../saving/stopped-notice.tsx';
import { late } from './late.ts';
import { OpenOverlay } from './open-overlay.tsx';
import styles from './paper.module.css';
import { useIdle, useLate } from './use-late.ts';
import { usePageSettings } from './use-page-settings.ts';
import type { TitleField } from './use-title-field.ts';

export interface PaperProps {
  language: string | undefined;
  autoFocus: boolean;
  title: TitleField;
  notes: { isOpen: boolean; toggle: () => void };
}

/** The sheet: toolbar, title and text, and the ribbon at its edge. On phones the toolbar is the last row. */
export function Paper(props: PaperProps) {
  const { language, autoFocus, title, notes } = props;
  const isPhone = useIsPhone();
  const notesId = useId();
  const t = useEditorText();
  const { className, ...page } = usePageSettings();
  const isIdle = useIdle();
  const isPublished = useChapterStore(({ view }) => view.info.status === 'published');
  const GoalRibbon = useLate(late.goalRibbon, isIdle && !isPhone);
  const GoalLine = useLate(late.goalLine, isIdle && isPhone);
  const GoalCount = useLate(late.goalCount, isIdle && isPhone);
  const StagedNotice = useLate(late.staged, isPublished);
  const ChapterNotes = useLate(late.notes, notes.isOpen);
  return (
    <>
      <main className={cx(styles.paper, className)} {...page}>
        <h1>
          <VisuallyHidden>{t('page.edit')}</VisuallyHidden>
        </h1>
        {!isPhone && <Toolbar />}
        {GoalRibbon && !isPhone && <GoalRibbon />}
        <OpenOverlay onPage />
        {StagedNotice && isPublished && <StagedNotice />}
        <TabNotice />
        <JournalNotice />
        <StoppedNotice />
        <div className={styles.scroller} data-scroller>
          <article className={styles.text}>
            <ChapterHeading isOpen={notes.isOpen} controls={notesId} onToggle={notes.toggle} />
            <ChapterTitle ref={title.ref} error={title.error} onChange={title.changed} />
            {notes.isOpen && ChapterNotes && <ChapterNotes id={notesId} />}
            <ProseEditor language={language} autoFocus={autoFocus} />
          </article>
        </div>
        <EditorFooter />
      </main>
      {isPhone && (
        <section className={styles.dock} aria-label={t('tool.bar')}>
          <div className={styles.goalLine}>{GoalLine && <GoalLine />}</div>
          <Toolbar end={GoalCount && <GoalCount />} />
        </section>
      )}
    </>
  );
}
