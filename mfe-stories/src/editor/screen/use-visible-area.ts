import { useIsPhone } from '@myfiction/shared/host.ts';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a phone's frame within what is visible, so that its last row stands on the keyboard. The layout viewport does
 * not shrink for a keyboard on every phone; the visual one does. Where the text has the caret, its line stays in sight.
 */
export function useVisibleArea(frame: RefObject<HTMLElement | null>, view: RefObject<EditorView | null>): void {
  const isPhone = useIsPhone();
  useLayoutEffect(() => {
    const { visualViewport } = window;
    const element = frame.current;
    if (!isPhone || !visualViewport || !element) return;
    const fit = (): void => {
      element.style.setProperty('--visible-height', `${visualViewport.height}px`);
      element.style.setProperty('--visible-top', `${visualViewport.offsetTop}px`);
    };
    const fitAndReveal = (): void => {
      fit();
      const text = view.current;
      if (text?.hasFocus() && !text.composing) text.dispatch(text.state.tr.scrollIntoView());
    };
    fit();
    visualViewport.addEventListener('resize', fitAndReveal);
    visualViewport.addEventListener('scroll', fit);
    return () => {
      visualViewport.removeEventListener('resize', fitAndReveal);
      visualViewport.removeEventListener('scroll', fit);
      element.style.removeProperty('--visible-height');
      element.style.removeProperty('--visible-top');
    };
  }, [frame, view, isPhone]);
}
