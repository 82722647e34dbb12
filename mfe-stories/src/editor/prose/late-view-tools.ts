import type { EditorView } from 'prosemirror-view';
import type { ViewToolOptions } from './view-tools.ts';

/** The tools that come a moment after the text. Rejects when they cannot be loaded; it may be tried again. */
export const loadViewTools = () => import('./view-tools.ts');

/** Gives a mounted view its late tools, in place of those it had. */
export async function addViewTools(view: EditorView, options: ViewToolOptions = {}): Promise<void> {
  const { viewTools } = await loadViewTools();
  if (!view.isDestroyed) view.setProps({ plugins: viewTools(options), handlePaste: () => false });
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
