import type { ChapterBlock, ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import type { FoundRange } from '@myfiction/shared/contract/find-in-text.ts';
import { cutInline, type Inline, inlineText, marksKey } from '@myfiction/shared/contract/inline-content.ts';

export interface Replaced {
  document: ChapterDocument;
  /** Places that were replaced. */
  count: number;
}

/** Replaces what `find` finds in each block; the new words take the marks of the first character that they replace. */
export function replaceInDocument(
  document: ChapterDocument,
  find: (text: string) => readonly FoundRange[],
  replacement: string,
): Replaced {
  let count = 0;
  const replaceIn = <B extends { content?: Inline[] | undefined }>(block: B): B => {
    const { content = [] } = block;
    const ranges = find(inlineText(content));
    if (ranges.length === 0) return block;
    count += ranges.length;
    const replaced = replaceRanges(content, ranges, replacement);
    // A block without text has no content, as the editor writes it.
    return { ...block, content: replaced.length > 0 ? replaced : undefined };
  };
  const visit = (block: ChapterBlock): ChapterBlock => {
    if (block.type === 'scene_break') return block;
    if (block.type === 'blockquote') return { ...block, content: block.content.map(replaceIn) };
    return replaceIn(block);
  };
  return { document: { ...document, content: document.content.map(visit) }, count };
}

function replaceRanges(content: readonly Inline[], ranges: readonly FoundRange[], replacement: string): Inline[] {
  const cut = cutInline(content);
  const pieces = ranges.flatMap(({ from, to }) => {
    const kept = cut(from);
    const marks = cut(to)[0]?.marks;
    const put: Inline = { type: 'text', text: replacement, ...(marks && { marks }) };
    return replacement === '' ? kept : [...kept, put];
  });
  return joined([...pieces, ...cut(Number.POSITIVE_INFINITY)]);
}

/** Neighbours with the same marks are one piece, as the editor writes them: the same text has one form. */
function joined(pieces: readonly Inline[]): Inline[] {
  const whole: Inline[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (piece.type === 'text' && last?.type === 'text' && marksKey(piece) === marksKey(last))
      whole[whole.length - 1] = { ...last, text: last.text + piece.text };
    else whole.push(piece);
  }
  return whole;
}
