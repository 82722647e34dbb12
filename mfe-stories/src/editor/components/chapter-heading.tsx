import { useEditorText } from '../i18n/use-editor-text.ts';
import styles from './chapter-heading.module.css';
import { useChapterStore } from './use-chapter-store.ts';

export interface ChapterHeadingProps {
  isOpen: boolean;
  /** Id of the notes. */
  controls: string;
  onToggle: () => void;
}

/** The chapter's number over its title, and the way to its notes. On phones both stand in the bar. */
export function ChapterHeading({ isOpen, controls, onToggle }: ChapterHeadingProps) {
  const t = useEditorText();
  const position = useChapterStore(({ view }) => view.info.position);
  const set = useChapterStore(
    ({ view: { fields } }) => [fields.note_before, fields.note_after, fields.warning].filter(Boolean).length,
  );
  return (
    <div className={styles.heading} data-quiet>
      <span>{t('text.chapter', { number: position })}</span>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        onClick={onToggle}
      >
        {t('notes.title')}
        {set > 0 && <span className={styles.set}>{t('notes.count', { count: set })}</span>}
        <span className={styles.arrow} aria-hidden="true" />
      </button>
    </div>
  );
}
