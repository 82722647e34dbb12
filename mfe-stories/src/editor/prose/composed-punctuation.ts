import { Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { smartenText } from './smart-punctuation.ts';

const key = new PluginKey<number | null>('composed-punctuation');

/** Replaces straight marks in the text between `from` and the cursor. Exported for its test. */
export function smartenRange(view: EditorView, from: number): void {
  const { state } = view;
  if (!(state.selection instanceof TextSelection) || !state.selection.empty) return;
  const { $head } = state.selection;
  if (from < $head.start() || from >= $head.pos) return;
  const text = state.doc.textBetween(from, $head.pos, null, '\ufffc');
  const before = state.doc.textBetween(Math.max($head.start(), from - 1), from, null, '\n');
  const set = smartenText(text, before);
  if (set !== text) view.dispatch(replaceChanged(state.tr, from, text, set));
}

// Only the part that differs is replaced, so that marks and the cursor around it stay.
function replaceChanged(transaction: Transaction, from: number, text: string, set: string): Transaction {
  let head = 0;
  while (head < text.length && head < set.length && text[head] === set[head]) head += 1;
  let tail = 0;
  while (tail < text.length - head && tail < set.length - head && text.at(-1 - tail) === set.at(-1 - tail)) tail += 1;
  return transaction.insertText(set.slice(head, set.length - tail), from + head, from + text.length - tail);
}

/**
 * Smart punctuation for input methods: phone keyboards hand over whole words (`don't`), which typing rules that look at
 * the last key never see.
 */
export function composedPunctuation(): Plugin {
  return new Plugin<number | null>({
    key,
    state: {
      init: () => null,
      apply: (transaction, start) => {
        const meta: unknown = transaction.getMeta(key);
        if (typeof meta === 'number') return meta;
        return start === null ? null : transaction.mapping.map(start, -1);
      },
    },
    props: {
      handleDOMEvents: {
        compositionstart: (view) => {
          view.dispatch(view.state.tr.setMeta(key, view.state.selection.from));
        },
        compositionend: (view) => {
          // The composed text reaches the document after this event.
          setTimeout(() => {
            const start = key.getState(view.state);
            if (!view.isDestroyed && !view.composing && typeof start === 'number') smartenRange(view, start);
          });
        },
      },
    },
  });
}
