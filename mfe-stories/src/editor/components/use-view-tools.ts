import { toast } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';
import { useFrameText } from '../i18n/use-frame-text.ts';
import { addViewTools, loadViewTools } from '../prose/late-view-tools.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useEditorSettings } from '../settings/use-editor-settings.ts';
import { useEditor } from './editor-context.ts';
import prose from './prose-editor.module.css';

const FOCUS_CLASS = prose.stressed ?? '';

/** Gives the mounted text what its author has chosen. Without a connection the first paste asks again. */
export function useViewTools(language: string | undefined): void {
  const t = useFrameText();
  const { session, view } = useEditor();
  const { isFocus } = useScreen();
  const { emphasis, typewriter, punctuation } = useEditorSettings();
  useEffect(() => {
    const mounted = view.current;
    const scroller = typewriter ? mounted?.dom.closest<HTMLElement>('[data-scroller]') : null;
    const focus = isFocus && emphasis !== 'none' ? { emphasis, className: FOCUS_CLASS } : null;
    const tools = { ...(focus && { focus }), ...(scroller && { typewriter: scroller }) };
    const onLeftOut = (what: 'files' | 'pictures') => toast.info(t(`leftOut.${what}`));
    if (mounted) addViewTools(mounted, { ...tools, onLeftOut }).catch(ignore);
  }, [session, view, isFocus, emphasis, typewriter, t]);
  useEffect(() => {
    let isCurrent = true;
    loadViewTools().then(({ punctuationOf }) => {
      if (isCurrent) session.store.typing.findEdits = punctuation ? punctuationOf(language) : null;
    }, ignore);
    return () => {
      isCurrent = false;
    };
  }, [session, language, punctuation]);
}

function ignore(): void {}
