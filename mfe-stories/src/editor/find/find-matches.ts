import { createFinder, type FindQuery, type FoundRange } from '@myfiction/shared/contract/find-in-text.ts';
import type { Node } from 'prosemirror-model';

/** Finds in a document; asked again after a change, it reads only the blocks that changed. */
export type DocumentFinder = (doc: Node) => readonly FoundRange[];

/** Positions in the document of all matches of a query. */
export function createDocumentFinder(query: FindQuery): DocumentFinder {
  const find = createFinder(query);
  // Blocks are immutable and shared between versions of a document.
  const known = new WeakMap<Node, readonly FoundRange[]>();
  const findIn = (block: Node): readonly FoundRange[] => {
    const found = known.get(block) ?? find(block.textBetween(0, block.content.size, null, '\n'));
    known.set(block, found);
    return found;
  };
  return (doc) => {
    const ranges: FoundRange[] = [];
    doc.descendants((node, position) => {
      if (!node.isTextblock) return true;
      for (const { from, to } of findIn(node)) ranges.push({ from: position + 1 + from, to: position + 1 + to });
      return false;
    });
    return ranges;
  };
}

/** Index of the first match at or behind a position, the first one when none is. -1 without matches. */
export function matchFrom(ranges: readonly FoundRange[], position: number): number {
  if (ranges.length === 0) return -1;
  return Math.max(
    0,
    ranges.findIndex(({ from }) => from >= position),
  );
}
