import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { Fragment, type Node } from 'prosemirror-model';
import { toChapterDocument } from '../prose/chapter-document.ts';
import { countNodeWords } from '../prose/word-count.ts';
import { schema } from '../schema.ts';

export interface SplitDocument {
  first: Node;
  second: Node;
}

const isEmpty = (node: Node) => !node.isTextblock || node.textContent.trim() === '';

/** Empty paragraphs and scene breaks where the text was cut have nothing to part any more. */
function trimmed(doc: Node, end: 'first' | 'last'): Node {
  const blocks = [...doc.children];
  const edge = () => (end === 'first' ? blocks[0] : blocks.at(-1));
  for (let block = edge(); block && block.type !== schema.nodes.blockquote && isEmpty(block); block = edge()) {
    if (end === 'first') blocks.shift();
    else blocks.pop();
  }
  return doc.copy(Fragment.from(blocks.length > 0 ? blocks : [schema.nodes.paragraph.create()]));
}

/** Cuts a chapter at a position; null when one of the sides would have no words. */
export function splitDocument(doc: Node, position: number): SplitDocument | null {
  const first = trimmed(doc.cut(0, position), 'last');
  const second = trimmed(doc.cut(position), 'first');
  return countNodeWords(first) > 0 && countNodeWords(second) > 0 ? { first, second } : null;
}

/** The texts of both chapters: the note after goes with the end, the warning stands on both. */
export function splitTexts(
  text: ChapterText,
  { first, second }: SplitDocument,
  title: string,
): [ChapterText, ChapterText] {
  return [
    { ...text, content: toChapterDocument(first), note_after: '' },
    { ...text, title, content: toChapterDocument(second), note_before: '' },
  ];
}

/** Where a long chapter is best cut: before the block that begins nearest to its middle, a scene break if one is near. */
export function middleOf(doc: Node): number {
  const half = countNodeWords(doc) / 2;
  let words = 0;
  let best = { position: 0, distance: Number.POSITIVE_INFINITY };
  doc.forEach((block, offset) => {
    const distance = Math.abs(words - half) * (block.type === schema.nodes.scene_break ? 0.5 : 1);
    if (distance < best.distance) best = { position: offset, distance };
    words += countNodeWords(block);
  });
  return best.position;
}
