import { useIsPainted } from '@myfiction/shared/screen/use-is-painted.ts';
import { useEffect } from 'react';
import { addViewTools, loadViewTools } from '../prose/late-view-tools.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useEditorSettings } from '../settings/use-editor-settings.ts';
import { useEditor } from './editor-context.ts';

/**
 * Gives the mounted text what its author has chosen, once it is painted; true while all but what is being written fades.
 * Without a connection the first paste asks again.
 */
export function useViewTools(language: string | undefined, focusClass: string): boolean {
  const { session, view } = useEditor();
  const { isFocus } = useScreen();
  const { emphasis, typewriter, punctuation } = useEditorSettings();
  const isPainted = useIsPainted();
  useEffect(() => {
    const mounted = isPainted ? view.current : null;
    const scroller = typewriter ? mounted?.dom.closest<HTMLElement>('[data-scroller]') : null;
    const focus = isFocus && emphasis !== 'none' ? { emphasis, className: focusClass } : null;
    if (mounted)
      addViewTools(mounted, { ...(focus && { focus }), ...(scroller && { typewriter: scroller }) }).catch(ignore);
  }, [view, isFocus, emphasis, focusClass, typewriter, isPainted]);
  useEffect(() => {
    if (!isPainted) return;
    let isCurrent = true;
    loadViewTools().then(({ punctuationOf }) => {
      if (isCurrent) session.store.typing.findEdits = punctuation ? punctuationOf(language) : null;
    }, ignore);
    return () => {
      isCurrent = false;
    };
  }, [session, language, punctuation, isPainted]);
  return isFocus && emphasis !== 'none';
}

function ignore(): void {}
