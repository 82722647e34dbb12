import type { EditorView } from 'prosemirror-view';
import type { ViewToolOptions } from './view-tools.ts';

/** The tools that come a moment after the text. Rejects when they cannot be loaded; it may be tried again. */
export const loadViewTools = () => import('./view-tools.ts');

/** Gives a mounted view its late tools once they are there. */
export async function addViewTools(view: EditorView, options: ViewToolOptions = {}): Promise<void> {
  const { giveViewTools } = await loadViewTools();
  if (!view.isDestroyed) giveViewTools(view, options);
}

/**
 * A paste that comes before the cleaner waits for it. Without a connection it is put in as plain text, or, where the
 * clipboard has none, as the schema reads its HTML.
 */
export function pasteAfterTools(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (html === '' && text === '') return false;
  addViewTools(view).then(
    () => (html === '' ? view.pasteText(text) : view.pasteHTML(html)),
    () => (text === '' ? view.pasteHTML(html) : view.pasteText(text)),
  );
  return true;
}
