import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { diffIndices } from 'node-diff3';
import type { Node } from 'prosemirror-model';
import { fromChapterDocument } from '../prose/chapter-document.ts';

export interface ComparedBlock {
  node: Node;
  /** True when the other version does not have this block. */
  isOnlyHere: boolean;
}

/** Two versions of a text, block by block. */
export function compareBlocks(mine: ChapterDocument, theirs: ChapterDocument): [ComparedBlock[], ComparedBlock[]] {
  const [mineNodes, theirNodes] = [mine, theirs].map((document) => [...fromChapterDocument(document).children]);
  const [one = [], other = []] = [mineNodes, theirNodes];
  const key = (node: Node) => JSON.stringify(node.toJSON());
  const mineOnly = new Set<number>();
  const theirsOnly = new Set<number>();
  for (const { buffer1, buffer2 } of diffIndices(one.map(key), other.map(key))) {
    for (let index = 0; index < buffer1[1]; index += 1) mineOnly.add(buffer1[0] + index);
    for (let index = 0; index < buffer2[1]; index += 1) theirsOnly.add(buffer2[0] + index);
  }
  return [
    one.map((node, index) => ({ node, isOnlyHere: mineOnly.has(index) })),
    other.map((node, index) => ({ node, isOnlyHere: theirsOnly.has(index) })),
  ];
}
