import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { type Inline, marksKey } from '@myfiction/shared/contract/inline-content.ts';
import type { FlatBlock } from './block-diff.ts';

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
