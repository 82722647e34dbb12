import type { ChapterBlock } from './chapter-document.ts';

type TextBlock = Extract<ChapterBlock, { type: 'paragraph' | 'heading' }>;
/** A piece of text with its marks, or a line break, which counts as one character. */
export type Inline = NonNullable<TextBlock['content']>[number];

/** The text of a block's pieces, with its line breaks. */
export function inlineText(content: readonly Inline[]): string {
  return content.map((piece) => (piece.type === 'text' ? piece.text : '\n')).join('');
}

/** Equal for pieces that have the same marks. */
export function marksKey({ marks = [] }: Inline): string {
  return marks
    .map((mark) => (mark.type === 'link' ? `link ${mark.attrs.href}` : mark.type))
    .sort()
    .join(',');
}

/**
 * Cuts a block's pieces from left to right, marks and all.
 *
 * @returns gives the characters from where the last cut ended up to `to`, in UTF-16 units
 * @example const cut = cutInline(content); const start = cut(5); const rest = cut(Infinity);
 */
export function cutInline(content: readonly Inline[]): (to: number) => Inline[] {
  let [index, inside, at] = [0, 0, 0];
  return (to) => {
    const pieces: Inline[] = [];
    for (let piece = content[index]; piece && at < to; piece = content[index]) {
      const length = piece.type === 'text' ? piece.text.length : 1;
      const taken = Math.min(length - inside, to - at);
      const text = piece.type === 'text' ? piece.text.slice(inside, inside + taken) : '';
      pieces.push(piece.type === 'text' ? { ...piece, text } : piece);
      at += taken;
      inside += taken;
      if (inside < length) break;
      index += 1;
      inside = 0;
    }
    return pieces;
  };
}
