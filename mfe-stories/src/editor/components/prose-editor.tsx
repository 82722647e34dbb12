import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { createProseView } from '../prose/create-view.ts';
import { useFading } from '../screen/use-fading.ts';
import { useEditor } from './editor-context.ts';
import styles from './prose-editor.module.css';
import { useChapterStore } from './use-chapter-store.ts';

const CLASSES = { prose: styles.prose ?? '', empty: styles.empty ?? '', inSight: styles.inSight ?? '' };

export interface ProseEditorProps {
  /** BCP 47 tag of the story's language, for the browser's spelling and hyphenation. */
  language: string | undefined;
  /** When it is mounted. */
  autoFocus: boolean;
}

/** Mounts the editable text once; React never renders inside it. */
export function ProseEditor({ language, autoFocus }: ProseEditorProps) {
  const { session, view } = useEditor();
  const place = useRef<HTMLDivElement>(null);
  const t = useEditorText();
  const label = t('text.label');
  const placeholder = t('text.placeholder');
  const now = useRef({ words: { label, placeholder }, autoFocus });
  now.current = { words: { label, placeholder }, autoFocus };
  const isWriter = useChapterStore(({ view: { isWriter: writes } }) => writes);

  useLayoutEffect(() => {
    if (!place.current) return;
    const { store } = session;
    const created = createProseView(place.current, {
      state: store.state,
      words: () => now.current.words,
      classes: CLASSES,
      isEditable: () => store.view.isWriter,
      dispatch: (transaction) => {
        session.dispatch(transaction);
        created.updateState(store.state);
      },
    });
    view.current = created;
    // Changes that do not come from this view: another tab's, a conflict's end.
    const unsubscribe = store.subscribe(() => {
      if (created.state !== store.state) created.updateState(store.state);
    });
    if (now.current.autoFocus) created.focus();
    return () => {
      unsubscribe();
      view.current = null;
      created.destroy();
    };
  }, [session, view]);

  useEffect(() => view.current?.setProps({ editable: () => isWriter }), [isWriter, label, placeholder, view]);
  return <div ref={place} lang={language} className={useFading() ? styles.fading : undefined} />;
}
