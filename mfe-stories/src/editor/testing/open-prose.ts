import type { EditorView } from 'prosemirror-view';
import { createProseView, type ViewOptions } from '../prose/create-view.ts';
import { chapterText, newState } from './chapters.ts';

/** Mounts an editable text, empty unless `options` say otherwise, that applies what is done to it. */
export function openProse(options: Partial<ViewOptions> = {}): EditorView {
  const view = createProseView(document.body.appendChild(document.createElement('div')), {
    state: newState(chapterText('')),
    words: () => ({ label: 'Chapter text', placeholder: 'Write' }),
    classes: { prose: 'prose', empty: 'empty', inSight: 'in-sight' },
    isEditable: () => true,
    dispatch: (transaction) => view.updateState(view.state.apply(transaction)),
    ...options,
  });
  return view;
}
