import { CHAPTER_TITLE_MAX } from '@myfiction/shared/contract/rules.ts';
import { useCharacterLimit } from '@myfiction/shared/screen/use-character-limit.ts';
import { cx } from '@myfiction/shared/ui.ts';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { useEditorText } from '../i18n/use-editor-text.ts';
import styles from './chapter-title.module.css';
import { useEditor } from './editor-context.ts';
import { useChapterStore } from './use-chapter-store.ts';

export interface ChapterTitleProps {
  ref: Ref<HTMLTextAreaElement>;
  /** Of the story. */
  language: string | undefined;
  /** Why the title was refused; gone with the next change. */
  error: string;
  onChange: () => void;
}

/** The title as it will be read; Enter goes on to the text. */
export function ChapterTitle({ ref, language, error, onChange }: ChapterTitleProps) {
  const t = useEditorText();
  const { session, view } = useEditor();
  const title = useChapterStore(({ view: { fields } }) => fields.title);
  const isWriter = useChapterStore(({ view: { isWriter: writes } }) => writes);
  const errorId = useId();
  const limit = useCharacterLimit(title, CHAPTER_TITLE_MAX, (written) => {
    session.setField('title', written.replace(/\s*\n\s*/g, ' '));
    onChange();
  });
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    view.current?.focus();
  };
  return (
    <div className={styles.place}>
      {/* The copy behind the field gives it its height. */}
      <div className={styles.grow} data-text={title || t('title.placeholder')}>
        <textarea
          ref={ref}
          rows={1}
          dir="auto"
          lang={language}
          className={cx(styles.title, error && styles.wrong)}
          value={title}
          readOnly={!isWriter}
          placeholder={t('title.placeholder')}
          aria-label={t('title.label')}
          aria-invalid={error !== '' || undefined}
          aria-describedby={error ? errorId : undefined}
          onKeyDown={goOn}
          {...limit}
        />
      </div>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
