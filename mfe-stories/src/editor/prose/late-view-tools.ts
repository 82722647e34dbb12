import type { EditorView } from 'prosemirror-view';

/** Gives a mounted view its late tools. Rejects when they cannot be loaded; it may be tried again. */
export async function addViewTools(view: EditorView): Promise<void> {
  const { viewTools } = await import('./view-tools.ts');
  if (!view.isDestroyed) view.setProps({ plugins: viewTools(), handlePaste: () => false });
}

/** A paste that comes before the cleaner waits for it; without a connection it is put in as plain text. */
export function pasteAfterTools(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (html === '' && text === '') return false;
  addViewTools(view).then(
    () => (html === '' ? view.pasteText(text) : view.pasteHTML(html)),
    () => view.pasteText(text),
  );
  return true;
}
