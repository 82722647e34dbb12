import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { blockTexts } from '@myfiction/shared/contract/chapter-text.ts';

/** About four lines on a desktop, as much as it takes to be back in the scene. */
const LENGTH = 320;
const SENTENCE_END = /[.!?…。！？]["'”’»)]*\s+/gu;

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
  return `…${text.slice(space === -1 ? earliest : space + 1)}`;
}
