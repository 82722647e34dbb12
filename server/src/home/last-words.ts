import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';

/** About four lines on a desktop, as much as it takes to be back in the scene. */
const LENGTH = 320;
/** Chinese and Japanese put no space between sentences. */
const SENTENCE_END = /[.!?…]["'”’»)]*\s+|[。！？]["'”’»)」』）]*\s*/gu;
/** Share of the length within which a word begins; where none does, its script writes no spaces. */
const WORD_SHARE = 1 / 4;

/**
 * The last sentences of a chapter, from the start of one where possible.
 *
 * @example lastWords(document) // 'The second time she read it slowly. Then she let it burn.'
 */
export function lastWords(document: ChapterDocument, length = LENGTH): string {
  const taken: string[] = [];
  let size = 0;
  for (const text of blockTexts(document).toReversed()) {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words === '') continue;
    taken.unshift(words);
    size += words.length + 1;
    if (size >= length) break;
  }
  const text = taken.join(' ');
  return text.length <= length ? text : cutFront(text, length);
}

function cutFront(text: string, length: number): string {
  const earliest = text.length - length;
  for (const match of text.matchAll(SENTENCE_END)) {
    const start = match.index + match[0].length;
    if (start >= earliest && start < text.length) return text.slice(start);
  }
  const space = text.indexOf(' ', earliest);
  const isNear = space !== -1 && space - earliest <= length * WORD_SHARE;
  // Never half of a character.
  return `…${text.slice(isNear ? space + 1 : earliest).replace(/^[\p{Cs}\p{M}]+/u, '')}`;
}
