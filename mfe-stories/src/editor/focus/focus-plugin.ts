import { type EditorState, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { sentenceAt } from './sentence-at.ts';

/** Marks the paragraph, or the sentence, in which the cursor stands. One decoration, so that typing stays as it is. */
export function focusPlugin(emphasis: 'paragraph' | 'sentence', className: string): Plugin {
  return new Plugin({
    props: { decorations: (state) => DecorationSet.create(state.doc, here(state, emphasis, className)) },
  });
}

function here({ selection }: EditorState, emphasis: 'paragraph' | 'sentence', className: string): Decoration[] {
  const { $head } = selection;
  if (!$head.parent.isTextblock) return [];
  if (emphasis === 'paragraph') return [Decoration.node($head.before(), $head.after(), { class: className })];
  const text = $head.parent.textBetween(0, $head.parent.content.size, null, '\n');
  const { from, to } = sentenceAt(text, $head.parentOffset);
  return [Decoration.inline($head.start() + from, $head.start() + to, { class: className }, { inclusiveEnd: true })];
}
