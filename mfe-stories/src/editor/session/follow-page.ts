import type { EditorSession } from './editor-session.ts';

/** What the page's events reach of an open chapter. */
export type PageSession = Pick<EditorSession, 'flush' | 'flushJournal' | 'retry' | 'isAtRisk'>;

/** The page itself, as the browser tells of it. */
export interface PageOptions {
  /** Shown again out of the browser's memory, where it stood still. */
  onComeBack: () => Promise<void>;
}

/**
 * Saves when the page is put away, tries again when the connection is back, and asks before closing only when text
 * would be lost. Returns a function that stops it.
 */
export function followPage(session: PageSession, { onComeBack }: PageOptions): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onHidden = (): void => {
    if (document.visibilityState !== 'hidden') return;
    // The journal first: a phone may kill the page before the server answers.
    void session.flushJournal();
    void session.flush();
  };
  document.addEventListener('visibilitychange', onHidden, { signal });
  window.addEventListener('pagehide', () => void session.flushJournal(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && onComeBack()), { signal });
  window.addEventListener('online', () => void session.retry(), { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      void session.flushJournal();
      if (session.isAtRisk) event.preventDefault();
    },
    { signal },
  );
  return () => stop.abort();
}
