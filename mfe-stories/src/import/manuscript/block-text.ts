import type { ChapterBlock } from '@myfiction/shared/contract/chapter-document.ts';
import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';
import { countCharacters } from '@myfiction/shared/contract/count-characters.ts';
import { CHAPTER_TITLE_MAX } from '@myfiction/shared/contract/rules.ts';

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

export const fitsTitle = (title: string): boolean => countCharacters(title) <= CHAPTER_TITLE_MAX;

/** At the border of a word, so that it fits. */
export function cutTitle(title: string): string {
  if (fitsTitle(title)) return title;
  return `${[...title]
    .slice(0, CHAPTER_TITLE_MAX - 1)
    .join('')
    .replace(/\s+\S*$/u, '')}…`;
}
