import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { matchSequences } from '../diff/match-sequences.ts';

/**
 * Makes a document another one by replacing only what differs, so that the caret and the undo history stay where the
 * author left them.
 */
export function replaceDocument(state: EditorState, next: Node): Transaction {
  const { doc, tr } = state;
  const key = (node: Node) => JSON.stringify(node.toJSON());
  const matches = matchSequences(doc.children.map(key), next.children.map(key));
  const end = { one: doc.childCount, other: next.childCount, length: 0 };
  let [at, otherAt] = [0, 0];
  const gaps = [...matches, end].map(({ one, other, length }) => {
    const gap = { from: at, to: one, otherFrom: otherAt, otherTo: other };
    [at, otherAt] = [one + length, other + length];
    return gap;
  });
  // From the end on: what is replaced moves nothing that stands before it.
  for (const { from, to, otherFrom, otherTo } of gaps.reverse())
    replaceBlocks(tr, { from: startOf(doc, from), to: startOf(doc, to) }, next.children.slice(otherFrom, otherTo));
  return tr;
}

function startOf(doc: Node, index: number): number {
  return doc.children.slice(0, index).reduce((position, child) => position + child.nodeSize, 0);
}

function replaceBlocks(tr: Transaction, { from, to }: { from: number; to: number }, blocks: readonly Node[]): void {
  const before = tr.doc.slice(from, to).content;
  const after = Fragment.from([...blocks]);
  const start = before.findDiffStart(after);
  const ends = before.findDiffEnd(after);
  if (start === null || !ends) return;
  // Both ends may have run into the start where the same text stands twice.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const [oneEnd, otherEnd] = [ends.a + overlap, ends.b + overlap];
  const isInner = before.childCount === 1 && after.childCount === 1 && start > 0;
  if (isInner) tr.replace(from + start, from + oneEnd, tr.doc.copy(after).slice(start, otherEnd));
  else tr.replace(from, to, new Slice(after, 0, 0));
}
