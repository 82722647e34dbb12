import type { ChapterBlock } from '@myfiction/shared/contract/chapter-document.ts';
import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';

/** The text of a block, a quote's lines under one another. */
export function textOfBlock(block: ChapterBlock): string {
  return blockTexts({ type: 'doc', content: [block] }).join('\n');
}

/** Letters and digits alone, for comparing a title with the text that repeats it. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** On one line, without the marks that text files put around italics. */
export function titleText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^_(.*)_$/, '$1')
    .trim();
}
