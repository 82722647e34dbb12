import { useEffect, useRef } from 'react';
import { isMac } from '../prose/is-mac.ts';
import { keysOf } from '../prose/key-names.ts';
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
  const keys = keysOf(event);
  const is = (key: string): boolean => keys.includes(key);
  const { isFocus, overlay, open, setFocus } = screen;
  if (!event.ctrlKey && !event.metaKey) {
    if (is('Escape') && isFocus && overlay === null) return () => setFocus(false);
    return is('?') && !isTyping(event.target) ? () => open('shortcuts') : null;
  }
  if (altKey) return isMac() && event.code === 'KeyF' ? () => open('replace') : null;
  if (shiftKey) return is('f') ? () => setFocus(!isFocus) : null;
  if (is('s')) return () => void session.flush();
  if (is('f')) return () => open('find');
  if (is('h') && !isMac()) return () => open('replace');
  if (is('k')) return () => open('link');
  return is('/') ? () => open('shortcuts') : null;
}

function isInText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
