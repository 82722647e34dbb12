import { toast } from '@myfiction/shared/host.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { createProseView } from '../prose/create-view.ts';
import { useEditor } from './editor-context.ts';
import styles from './prose-editor.module.css';
import { useChapterStore } from './use-chapter-store.ts';
import { useViewTools } from './use-view-tools.ts';

const CLASSES = { prose: styles.prose ?? '', empty: styles.empty ?? '', long: styles.long ?? '' };

export interface ProseEditorProps {
  /** BCP 47 tag of the story's language, for the browser's spelling and hyphenation. */
  language: string | undefined;
  autoFocus: boolean;
}

/** Mounts the editable text once; React never renders inside it. */
export function ProseEditor({ language, autoFocus }: ProseEditorProps) {
  const { session, view } = useEditor();
  const place = useRef<HTMLDivElement>(null);
  const t = useEditorText();
  const label = t('text.label');
  const placeholder = t('text.placeholder');
  const files = t('text.files');
  const isWriter = useChapterStore(({ view: { isWriter: writes } }) => writes);

  useLayoutEffect(() => {
    if (!place.current) return;
    const { store } = session;
    const created = createProseView(place.current, {
      state: store.state,
      label,
      placeholder,
      classes: CLASSES,
      isEditable: () => store.view.isWriter,
      dispatch: (transaction) => {
        session.dispatch(transaction);
        created.updateState(store.state);
      },
      onFiles: () => toast.info(files),
    });
    view.current = created;
    // Changes that do not come from this view: another tab's, a conflict's end.
    const unsubscribe = store.subscribe(() => {
      if (created.state !== store.state) created.updateState(store.state);
    });
    if (autoFocus) created.focus();
    return () => {
      unsubscribe();
      view.current = null;
      created.destroy();
    };
  }, [session, view, label, placeholder, files, autoFocus]);

  useEffect(() => view.current?.setProps({ editable: () => isWriter }), [isWriter, view]);
  const fades = useViewTools(language, styles.stressed ?? '');
  return <div ref={place} lang={language} className={fades ? styles.fading : undefined} />;
}
