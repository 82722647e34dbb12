import { plainTextBlocks } from '../../editor/paste/plain-text.ts';
import type { FilePart } from './file-part.ts';

/** What Project Gutenberg puts around a book. */
const START = /^\*{3} ?START OF (?:THE|THIS) PROJECT GUTENBERG.*$/im;
const END = /^(?:\*{3} ?END OF (?:THE|THIS) PROJECT GUTENBERG|End of (?:the )?Project Gutenberg).*$/im;

/** A text file: its paragraphs, and before and after them what is no part of the book. */
export function readText(text: string): FilePart[] {
  const start = START.exec(text);
  const bodyFrom = start ? start.index + start[0].length : 0;
  const end = END.exec(text.slice(bodyFrom));
  const bodyTo = end ? bodyFrom + end.index : text.length;
  const part = (from: number, to: number) => plainTextBlocks(text.slice(from, to).replaceAll('\f', '\n\n'));
  return [
    { blocks: part(0, bodyFrom), matter: 'front' },
    { blocks: part(bodyFrom, bodyTo) },
    { blocks: part(bodyTo, text.length), matter: 'back' },
  ];
}

/** How often a text sets words between underscores, as plain text books write italics. */
export function countUnderscores(text: string): number {
  return text.match(/(?<![\p{L}\p{N}])_(?=\S)[^_]{1,400}?\S?_(?![\p{L}\p{N}])/gu)?.length ?? 0;
}
