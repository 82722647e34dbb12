import { useEffect, useRef } from 'react';
import { isMac } from '../prose/is-mac.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { Screen } from './screen-context.ts';

/** The keys that work wherever the focus is on the editor's page. Where the browser has one of them, ours goes first. */
export function useScreenKeys(session: EditorSession, screen: Screen): void {
  const current = useRef(screen);
  current.current = screen;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      // The text swallows Escape; what opens over it has the focus itself.
      const isLeaving = event.key === 'Escape' && isInText(event.target);
      const action = event.defaultPrevented && !isLeaving ? null : actionOf(event, session, current.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [session]);
}

function actionOf(event: KeyboardEvent, session: EditorSession, screen: Screen): (() => void) | null {
  const { altKey, shiftKey } = event;
  const key = event.key.toLowerCase();
  const { isFocus, overlay, open, setFocus } = screen;
  if (!event.ctrlKey && !event.metaKey) {
    if (key === 'escape' && isFocus && overlay === null) return () => setFocus(false);
    return key === '?' && !isTyping(event.target) ? () => open('shortcuts') : null;
  }
  if (altKey) return isMac() && event.code === 'KeyF' ? () => open('replace') : null;
  if (shiftKey) return key === 'f' ? () => setFocus(!isFocus) : null;
  if (key === 's') return () => void session.flush();
  if (key === 'f') return () => open('find');
  if (key === 'h' && !isMac()) return () => open('replace');
  if (key === 'k') return () => open('link');
  return key === '/' ? () => open('shortcuts') : null;
}

function isInText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
