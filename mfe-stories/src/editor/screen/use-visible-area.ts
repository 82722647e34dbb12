import { useIsPhone } from '@myfiction/shared/host.ts';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useLayoutEffect } from 'react';

/** Lower than any keyboard, higher than a browser's own bars and what a zoom is rounded by. */
const KEYBOARD_MIN_PX = 100;

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
    // As it is without zoom: who looks closer makes no room smaller.
    const roomOf = (): number => visualViewport.height * visualViewport.scale;
    let room = roomOf();
    const resize = (): void => {
      fit();
      const isKeyboard = room - roomOf() > KEYBOARD_MIN_PX;
      if (isKeyboard || roomOf() > room) room = roomOf();
      const text = view.current;
      if (isKeyboard && text?.hasFocus() && !text.composing) text.dispatch(text.state.tr.scrollIntoView());
    };
    fit();
    visualViewport.addEventListener('resize', resize);
    visualViewport.addEventListener('scroll', fit);
    return () => {
      visualViewport.removeEventListener('resize', resize);
      visualViewport.removeEventListener('scroll', fit);
      element.style.removeProperty('--visible-height');
      element.style.removeProperty('--visible-top');
    };
  }, [frame, view, isPhone]);
}
