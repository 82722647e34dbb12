import { toast } from '@myfiction/shared/host.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { useStory } from '../../api/get-story.ts';
import { useSetNoteDefaults } from '../../api/set-note-defaults.ts';
import { isLocked } from '../../common/is-locked.ts';
import { useNotesText } from '../i18n/use-notes-text.ts';
import styles from './chapter-notes.module.css';
import { useEditor } from './editor-context.ts';
import { useChapterStore } from './use-chapter-store.ts';

/** Makes a note the one that new chapters of the story begin with, or takes that one. */
export function NoteDefault({ name }: { name: 'note_before' | 'note_after' }) {
  const t = useNotesText();
  const { session } = useEditor();
  const storyId = useChapterStore(({ view }) => view.info.story_id);
  const note = useChapterStore(({ view }) => view.fields[name]);
  const { data: story } = useStory(storyId);
  const save = useSetNoteDefaults(storyId);
  const known = story?.note_defaults[name];
  if (!story || known === undefined || known === note) return null;
  const saveDefault = () =>
    save.mutate(
      { ...story.note_defaults, [name]: note },
      { onSuccess: () => toast.success(t(note === '' ? 'notes.default.none' : 'notes.default.saved')) },
    );
  return (
    <div className={styles.default}>
      {!isLocked(story) && (
        <Button size="sm" variant="ghost" loading={save.isPending} onClick={saveDefault}>
          {t(note === '' ? 'notes.default.clear' : 'notes.default.save')}
        </Button>
      )}
      {known !== '' && (
        <Button size="sm" variant="ghost" onClick={() => session.setField(name, known)}>
          {t('notes.default.use')}
        </Button>
      )}
    </div>
  );
}
