import type { Node } from 'prosemirror-model';
import { type Command, Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { blockRule } from './block-rules.ts';
import type { PunctuationEdit } from './find-punctuation.ts';

/** How far back in a paragraph an open quotation mark counts. */
const CONTEXT = 1_000;

/** What the author has chosen for typing; read with each key. */
export interface TypingOptions {
  /** Finds what a paragraph's language writes otherwise. Null: marks stay as they are typed. */
  findEdits: ((text: string) => PunctuationEdit[]) | null;
}

interface RulesState {
  /** Where an input method's composition began. */
  composing: number | null;
  /** The last transaction, when a rule has changed what was typed, and how many of its steps are the typing itself. */
  last: { transaction: Transaction; typed: number } | null;
}

const key = new PluginKey<RulesState>('typing-rules');

function textBefore(doc: Node, position: number): string {
  const start = doc.resolve(position).start();
  return doc.textBetween(Math.max(start, position - CONTEXT), position, null, '\n');
}

function applyEdits(transaction: Transaction, start: number, edits: readonly PunctuationEdit[]): Transaction {
  // From the end, so that the places in front stay where they are.
  for (const { from, to, insert } of edits.toReversed()) transaction.insertText(insert, start + from, start + to);
  return transaction;
}

/** Marks that may have to change, and endings that the next letter or space may decide: `-H`, `‘tis `. */
const MARK = /["'.;:!?-]/;
const UNDECIDED = /(?:-|- |[‘‚„“]\S{1,8})$/;

/** Changes the punctuation that `text` brings in behind `before`; only what it decides. Most keys decide nothing. */
function editsOf(before: string, text: string, { findEdits }: TypingOptions): PunctuationEdit[] {
  if (!MARK.test(text) && !UNDECIDED.test(before.slice(-10))) return [];
  return findEdits?.(before + text).filter(({ seen }) => seen > before.length) ?? [];
}

/** Typed, pasted by an assistant or dictated: one key or a whole sentence. */
function handleTextInput(view: EditorView, from: number, to: number, text: string, options: TypingOptions): boolean {
  const { state } = view;
  // What is being composed is looked at when it is finished.
  if (view.composing || !state.doc.resolve(from).parent.inlineContent) return false;
  const transaction = blockRule(state, from, to, text) ?? state.tr.insertText(text, from, to);
  if (options.findEdits && transaction.steps.length === 1) {
    const before = textBefore(state.doc, from);
    applyEdits(transaction, from - before.length, editsOf(before, text, options));
  }
  if (transaction.steps.length < 2) return false;
  view.dispatch(transaction.setMeta(key, { last: { transaction, typed: 1 } }).scrollIntoView());
  return true;
}

/** Phone keyboards and dictation hand over whole words at the end of a composition. */
function finishComposition(view: EditorView, options: TypingOptions): void {
  const from = key.getState(view.state)?.composing;
  if (view.isDestroyed || view.composing || typeof from !== 'number' || !options.findEdits) return;
  const { state } = view;
  const { $head } = state.selection;
  if (!(state.selection instanceof TextSelection) || !state.selection.empty) return;
  if (from < $head.start() || from >= $head.pos) return;
  const before = textBefore(state.doc, from);
  const text = state.doc.textBetween(from, $head.pos, null, '\n');
  const transaction = applyEdits(state.tr, from - before.length, editsOf(before, text, options));
  if (transaction.docChanged) view.dispatch(transaction.setMeta(key, { last: { transaction, typed: 0 } }));
}

/** Takes back what a rule made of the last typing, and leaves the typing itself. */
export const undoRule: Command = (state, dispatch) => {
  const last = key.getState(state)?.last;
  if (!last) return false;
  const { steps, docs } = last.transaction;
  const transaction = state.tr;
  for (let index = steps.length - 1; index >= last.typed; index -= 1) {
    const step = steps[index];
    const doc = docs[index];
    if (step && doc) transaction.step(step.invert(doc));
  }
  dispatch?.(transaction);
  return true;
};

/** Sets punctuation and blocks while typing; `undoRule` right after takes one back. */
export function typingRules(options: TypingOptions): Plugin {
  return new Plugin<RulesState>({
    key,
    state: {
      init: () => ({ composing: null, last: null }),
      apply: (transaction, state) => {
        const meta: Partial<RulesState> = transaction.getMeta(key) ?? {};
        const composing = state.composing === null ? null : transaction.mapping.map(state.composing, -1);
        const last = transaction.docChanged || transaction.selectionSet ? null : state.last;
        return composing === state.composing && last === state.last && !transaction.getMeta(key)
          ? state
          : { composing, last, ...meta };
      },
    },
    props: {
      handleTextInput: (view, from, to, text) => handleTextInput(view, from, to, text, options),
      handleDOMEvents: {
        compositionstart: (view) => {
          view.dispatch(view.state.tr.setMeta(key, { composing: view.state.selection.from }));
        },
        // The composed text reaches the document after this event.
        compositionend: (view) => void setTimeout(() => finishComposition(view, options)),
      },
    },
  });
}
