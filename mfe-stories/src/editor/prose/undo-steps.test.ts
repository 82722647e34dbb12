import type { EditorView } from 'prosemirror-view';
import { openProse } from '../testing/open-prose.ts';
import { undoTyping } from './commands.ts';

const type = (view: EditorView, text: string) => view.dispatch(view.state.tr.insertText(text));
const textsOfUndo = (view: EditorView): string[] => {
  const texts: string[] = [];
  while (undoTyping(view.state, view.dispatch)) texts.push(view.state.doc.textContent);
  return texts;
};

it('takes a paste back without what is typed at once before and after it', () => {
  // jsdom has none.
  Object.assign(globalThis, { ClipboardEvent: Event });
  const view = openProse();
  type(view, 'She');
  type(view, ' said ');
  view.pasteText('no');
  type(view, ' and');
  type(view, ' left');
  expect(textsOfUndo(view)).toEqual(['She said no', 'She said ', '']);
  view.destroy();
});

it.each(['drop', 'cut'])('takes a %s back alone', (uiEvent) => {
  const view = openProse();
  type(view, 'She ');
  view.dispatch(view.state.tr.insertText('left').setMeta('uiEvent', uiEvent));
  type(view, '.');
  expect(textsOfUndo(view)).toEqual(['She left', 'She ', '']);
  view.destroy();
});
