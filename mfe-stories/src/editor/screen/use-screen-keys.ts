import { useEffect } from 'react';
import type { EditorSession } from '../session/editor-session.ts';

/** Ctrl+S saves at once, instead of the browser saving the page. */
export function useScreenKeys(session: EditorSession): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      void session.flush();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [session]);
}
