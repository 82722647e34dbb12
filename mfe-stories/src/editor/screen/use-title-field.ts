import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useEditorText } from '../i18n/use-editor-text.ts';

export interface TitleField {
  ref: RefObject<HTMLTextAreaElement | null>;
  error: string;
  /** A new chapter starts with its title. */
  isFirst: boolean;
  changed: () => void;
  /** Shows why the title was refused, and goes there; an empty message says that it is missing. */
  refuse: (message: string) => void;
}

export function useTitleField(): TitleField {
  const t = useEditorText();
  const { session } = useEditor();
  const ref = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState('');
  const problem = useChapterStore(({ view }) => view.titleProblem);
  const [isFirst] = useState(() => session.store.view.save.kind === 'empty');
  useEffect(() => {
    if (isFirst) ref.current?.focus();
  }, [isFirst]);
  return {
    ref,
    error: error || problem,
    isFirst,
    changed: () => setError(''),
    refuse: (message) => {
      setError(message || t('title.missing'));
      // The dialog gives the focus back first.
      requestAnimationFrame(() => ref.current?.focus());
    },
  };
}
