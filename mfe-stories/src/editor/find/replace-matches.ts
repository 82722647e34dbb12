import type { FoundRange } from '@myfiction/shared/contract/find-in-text.ts';
import { Fragment, type Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { schema } from '../schema.ts';

function replaceInBlock(block: Node, ranges: readonly FoundRange[], replacement: string): Fragment {
  let content = Fragment.empty;
  let end = 0;
  for (const { from, to } of ranges) {
    content = content.append(block.content.cut(end, from));
    // The new words look as the first character that they replace.
    const marks = block.content.cut(from, to).firstChild?.marks ?? [];
    if (replacement !== '') content = content.append(Fragment.from(schema.text(replacement, marks)));
    end = to;
  }
  return content.append(block.content.cut(end));
}

/** Replaces matches, which are in order, as one change: a step for each paragraph, the last one first. */
export function replaceMatches(state: EditorState, ranges: readonly FoundRange[], replacement: string): Transaction {
  const blocks = new Map<number, FoundRange[]>();
  for (const range of ranges) {
    const start = state.doc.resolve(range.from).start();
    const inBlock = { from: range.from - start, to: range.to - start };
    blocks.set(start, [...(blocks.get(start) ?? []), inBlock]);
  }
  const transaction = state.tr;
  for (const [start, found] of [...blocks].toReversed()) {
    const block = state.doc.resolve(start).parent;
    const first = found[0]?.from ?? 0;
    const last = found.at(-1)?.to ?? 0;
    const content = replaceInBlock(block, found, replacement);
    // Only from the first match to the last: the cursor elsewhere in the paragraph stays.
    const tail = block.content.size - last;
    transaction.replaceWith(start + first, start + last, content.cut(first, content.size - tail));
  }
  return transaction;
}
