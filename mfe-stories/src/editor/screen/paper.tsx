import { useIsPhone } from '@myfiction/shared/host.ts';
import { VisuallyHidden } from '@myfiction/shared/ui.ts';
import { useId } from 'react';
import { ChapterHeading } from '../components/chapter-heading.tsx';
import { ChapterTitle } from '../components/chapter-title.tsx';
import { EditorFooter } from '../components/editor-footer.tsx';
import { JournalNotice } from '../components/journal-notice.tsx';
import { ProseEditor } from '../components/prose-editor.tsx';
import { TabNotice } from '../components/tab-notice.tsx';
import { Toolbar } from '../components/toolbar.tsx';
import { GoalCount, GoalLine } from '../goal/goal-line.tsx';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { StoppedNotice } from '../saving/stopped-notice.tsx';
import { late } from './late.ts';
import styles from './paper.module.css';
import { useIdle, useLate } from './use-late.ts';
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
  const GoalRibbon = useLate(late.goalRibbon, useIdle() && !isPhone);
  const ChapterNotes = useLate(late.notes, notes.isOpen);
  return (
    <>
      <main className={styles.paper}>
        <h1>
          <VisuallyHidden>{t('page.edit')}</VisuallyHidden>
        </h1>
        {!isPhone && <Toolbar />}
        {GoalRibbon && <GoalRibbon />}
        <TabNotice />
        <JournalNotice />
        <StoppedNotice />
        <div className={styles.scroller}>
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
          <GoalLine />
          <Toolbar end={<GoalCount />} />
        </section>
      )}
    </>
  );
}
