import type { EditorState, Transaction } from 'prosemirror-state';
import { findWrapping } from 'prosemirror-transform';
import { schema } from '../schema.ts';

const { paragraph, heading, blockquote } = schema.nodes;
const LEVELS: Readonly<Record<string, 2 | 3>> = { '#': 2, '##': 2, '###': 3 };

/**
 * A space behind `>`, `#`, `##` or `###` at the start of a paragraph makes a quote or a heading of it. Null when no rule
 * fits. The first step of the transaction is the typing.
 */
export function blockRule(state: EditorState, from: number, to: number, text: string): Transaction | null {
  const $from = state.doc.resolve(from);
  const { parent } = $from;
  if (text !== ' ' || from !== to || parent.type !== paragraph) return null;
  const mark = parent.textBetween(0, $from.parentOffset, null, '\ufffc');
  const level = LEVELS[mark];
  if (level === undefined && mark !== '>') return null;
  const start = $from.start();
  const transaction = state.tr.insertText(' ', from);
  transaction.delete(start, from + 1);
  if (level !== undefined) return transaction.setBlockType(start, start, heading, { level, align: parent.attrs.align });
  const range = transaction.doc.resolve(start).blockRange();
  const wrapping = range && findWrapping(range, blockquote);
  return wrapping ? transaction.wrap(range, wrapping) : null;
}
