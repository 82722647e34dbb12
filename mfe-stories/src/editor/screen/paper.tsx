import { useIsPhone, usePageTitle } from '@myfiction/shared/host.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { cx, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { useId } from 'react';
import { ChapterHeading } from '../components/chapter-heading.tsx';
import { ChapterTitle } from '../components/chapter-title.tsx';
import { ProseEditor } from '../components/prose-editor.tsx';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useEditorText } from '../i18n/use-editor-text.ts';
import type { Frame } from './frame.ts';
import { late } from './late.ts';
import styles from './paper.module.css';
import { usePageSettings } from './use-page-settings.ts';
import type { TitleField } from './use-title-field.ts';

export interface PaperProps {
  language: string | undefined;
  autoFocus: boolean;
  /** What stands around the text, once it is there. */
  around: Frame | null;
  title: TitleField;
  notes: { isOpen: boolean; toggle: () => void };
}

/** The sheet: toolbar, title and text, and the ribbon at its edge. On phones the toolbar is the last row. */
export function Paper(props: PaperProps) {
  const { language, autoFocus, around, title, notes } = props;
  const isPhone = useIsPhone();
  const notesId = useId();
  const t = useEditorText();
  const heading = t(useChapterStore(({ view }) => view.isCreated) ? 'page.edit' : 'page.new');
  usePageTitle(heading);
  const { className, ...page } = usePageSettings();
  const ChapterNotes = useLate(late.notes, notes.isOpen);
  return (
    <>
      <main className={cx(styles.paper, className)} {...page}>
        <h1>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h1>
        {!isPhone && <div className={styles.tools}>{around && <around.Toolbar />}</div>}
        {around && (
          <>
            {!isPhone && <around.GoalRibbon />}
            <around.OpenOverlay onPage />
            <around.Notices />
          </>
        )}
        <div className={styles.scroller} data-scroller>
          <article className={styles.text}>
            <ChapterHeading isOpen={notes.isOpen} controls={notesId} onToggle={notes.toggle} />
            <ChapterTitle ref={title.ref} language={language} error={title.error} onChange={title.changed} />
            {notes.isOpen && ChapterNotes && <ChapterNotes id={notesId} />}
            <ProseEditor language={language} autoFocus={autoFocus} />
          </article>
        </div>
        {around && <around.EditorFooter />}
      </main>
      {isPhone && (
        <section className={styles.dock} aria-label={t('tool.bar')}>
          <div className={styles.goalLine}>{around && <around.GoalLine />}</div>
          <div className={styles.tools}>{around && <around.Toolbar end={<around.GoalCount />} />}</div>
        </section>
      )}
    </>
  );
}
