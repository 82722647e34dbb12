import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import type { FlatBlock, Inline } from './block-diff.ts';

/** The blocks of a document in order, those of quotes among them. */
export function flatBlocks({ content }: ChapterDocument): FlatBlock[] {
  return content.flatMap((block): FlatBlock[] =>
    block.type === 'blockquote'
      ? block.content.map((node) => ({ node, isQuoted: true }))
      : [{ node: block, isQuoted: false }],
  );
}

export function inlineOf({ node }: FlatBlock): readonly Inline[] {
  return node.type === 'scene_break' ? [] : (node.content ?? []);
}

/** The text with its line breaks. */
export function plainText(content: readonly Inline[]): string {
  return content.map((piece) => (piece.type === 'text' ? piece.text : '\n')).join('');
}

/** Two blocks with the same shape are told apart by their text alone. */
export function shapeOf({ node, isQuoted }: FlatBlock): string {
  const level = node.type === 'heading' ? node.attrs.level : '';
  const align = node.type === 'scene_break' ? '' : (node.attrs?.align ?? '');
  // An alignment that is not written is the left one.
  return [node.type, level, align === 'left' ? '' : align, isQuoted ? 'quoted' : ''].join(' ');
}

/** Blocks with the same key look the same. */
export function blockKey(block: FlatBlock): string {
  const pieces = inlineOf(block).map((piece) => [piece.type === 'text' ? piece.text : 0, marksKey(piece)]);
  return `${shapeOf(block)} ${JSON.stringify(pieces)}`;
}

export function marksKey({ marks = [] }: Inline): string {
  return marks
    .map((mark) => (mark.type === 'link' ? `link ${mark.attrs.href}` : mark.type))
    .sort()
    .join(',');
}

/** Cuts the characters `from` to `to` out of a text, with their marks. */
export function sliceInline(content: readonly Inline[], from: number, to: number): Inline[] {
  const cut: Inline[] = [];
  let start = 0;
  for (const piece of content) {
    const length = piece.type === 'text' ? piece.text.length : 1;
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, length)];
    if (last > first) cut.push(piece.type === 'text' ? { ...piece, text: piece.text.slice(first, last) } : piece);
    start += length;
    if (start >= to) break;
  }
  return cut;
}
