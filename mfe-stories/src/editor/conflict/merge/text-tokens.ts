import type { ChapterBlock } from '@myfiction/shared/contract/chapter-document.ts';
import { cutInline, type Inline, inlineText } from '@myfiction/shared/contract/inline-content.ts';
import { wordTokens } from '../../diff/word-tokens.ts';

type InnerBlock = Exclude<ChapterBlock, { type: 'blockquote' }>;

/** A word, a space or a sign with its marks. */
interface PieceToken {
  kind: 'piece';
  key: string;
  content: readonly Inline[];
}

/** The end of a block: it carries the block's shape, so that splitting and joining paragraphs is a change like others. */
interface EndToken {
  kind: 'end';
  key: string;
  shape: InnerBlock;
  quote: 'none' | 'start' | 'inside';
  /** True when the same quote goes on behind it. */
  isQuoteOpen: boolean;
}
export type TextToken = PieceToken | EndToken;

/** Begins the key of a block's end. No word holds a NUL: an end is never taken for one. */
export const BLOCK_END = '\0';

/** Blocks as one row of tokens. */
export function tokensOf(blocks: readonly ChapterBlock[]): TextToken[] {
  return blocks.flatMap((block) =>
    block.type === 'blockquote'
      ? block.content.flatMap((inner, index, { length }) =>
          innerTokens(inner, index === 0 ? 'start' : 'inside', index < length - 1),
        )
      : innerTokens(block, 'none', false),
  );
}

function innerTokens(block: InnerBlock, quote: EndToken['quote'], isQuoteOpen: boolean): TextToken[] {
  const content = block.type === 'scene_break' ? [] : (block.content ?? []);
  const pieces: TextToken[] = [];
  const cut = cutInline(content);
  let at = 0;
  for (const word of wordTokens(inlineText(content))) {
    at += word.length;
    pieces.push({ kind: 'piece', key: word, content: cut(at) });
  }
  const shape = shapeOf(block);
  return [...pieces, { kind: 'end', key: `${BLOCK_END}${JSON.stringify([shape, quote])}`, shape, quote, isQuoteOpen }];
}

/** The block without its text; the left alignment is not written, as in what the editor saves. */
function shapeOf(block: InnerBlock): InnerBlock {
  if (block.type === 'scene_break') return { type: 'scene_break' };
  const written = block.attrs?.align;
  const align = written && written !== 'left' ? { align: written } : null;
  if (block.type === 'heading') return { type: 'heading', attrs: { level: block.attrs.level, ...align } };
  return align ? { type: 'paragraph', attrs: align } : { type: 'paragraph' };
}

/** The blocks that a row of tokens stands for; a row that does not end with a block's end is closed as a paragraph. */
export function blocksOf(tokens: readonly TextToken[]): ChapterBlock[] {
  const blocks: ChapterBlock[] = [];
  let content: Inline[] = [];
  const close = (shape: InnerBlock, quote: EndToken['quote']): void => {
    const inner = withContent(shape, content);
    content = [];
    const last = blocks.at(-1);
    for (const block of inner) {
      if (block.type === 'scene_break' || quote === 'none') blocks.push(block);
      else if (quote === 'inside' && last?.type === 'blockquote') last.content.push(block);
      else blocks.push({ type: 'blockquote', content: [block] });
    }
  };
  for (const token of tokens) {
    if (token.kind === 'end') close(token.shape, token.quote);
    else content = joinInline(content, token.content);
  }
  if (content.length > 0) close({ type: 'paragraph' }, 'none');
  return blocks;
}

// A scene break holds no text: what a merge left before it becomes a paragraph of its own.
function withContent(shape: InnerBlock, content: Inline[]): InnerBlock[] {
  if (content.length === 0) return [shape];
  if (shape.type === 'scene_break') return [{ type: 'paragraph', content }, shape];
  return [{ ...shape, content }];
}

/** Puts pieces behind one another; neighbours with the same marks become one, as the editor saves them. */
export function joinInline(content: readonly Inline[], more: readonly Inline[]): Inline[] {
  const joined = [...content];
  for (const piece of more) {
    const last = joined.at(-1);
    if (last?.type === 'text' && piece.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(piece.marks))
      joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}
