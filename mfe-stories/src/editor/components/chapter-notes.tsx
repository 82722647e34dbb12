import { CHAPTER_NOTE_MAX, CHAPTER_WARNING_MAX } from '@myfiction/shared/contract/rules.ts';
import { Field, TextArea } from '@myfiction/shared/ui.ts';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { useNotesText } from '../i18n/use-notes-text.ts';
import styles from './chapter-notes.module.css';
import { useEditor } from './editor-context.ts';
import { KeptTexts } from './kept-texts.tsx';
import { NoteDefault } from './note-default.tsx';
import { useChapterStore } from './use-chapter-store.ts';

const FIELDS = [
  { name: 'note_before', label: 'notes.before', max: CHAPTER_NOTE_MAX, rows: 3 },
  { name: 'note_after', label: 'notes.after', max: CHAPTER_NOTE_MAX, rows: 3 },
  { name: 'warning', label: 'notes.warning', max: CHAPTER_WARNING_MAX, rows: 2 },
] as const;

/** What readers get around the text. */
export function ChapterNotes({ id }: { id: string }) {
  const t = useNotesText();
  const editorText = useEditorText();
  const { session } = useEditor();
  const fields = useChapterStore(({ view }) => view.fields);
  const isWriter = useChapterStore(({ view }) => view.isWriter);
  return (
    <section id={id} className={styles.notes} aria-label={editorText('notes.title')}>
      {FIELDS.map(({ name, label, max, rows }) => (
        <div key={name}>
          <Field label={t(label)} help={name === 'warning' ? t('notes.warning.help') : undefined}>
            <TextArea
              value={fields[name]}
              onChange={(value) => session.setField(name, value)}
              maxLength={max}
              count={max}
              rows={rows}
              readOnly={!isWriter}
            />
          </Field>
          {name !== 'warning' && isWriter && <NoteDefault name={name} />}
        </div>
      ))}
      <KeptTexts />
    </section>
  );
}
