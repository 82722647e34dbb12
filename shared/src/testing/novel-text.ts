import type { NovelChapter } from './novels.ts';

const WIDTH = 72;
const BOOKS = 16;

function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

function paragraphOf(line: string): string {
  if (line === '* * *') return '       *       *       *       *       *';
  const verses = line.split(' // ');
  return verses.length > 1 ? verses.map((verse) => `    ${verse}`).join('\n') : wrap(line);
}

function headingOf(index: number, count: number): string {
  const bookOf = (chapter: number) => Math.floor((chapter * BOOKS) / count);
  const begins = index === 0 || bookOf(index - 1) !== bookOf(index);
  return `${begins ? `BOOK ${bookOf(index) + 1}\n\n\n` : ''}CHAPTER ${index + 1}`;
}

/**
 * A novel as Project Gutenberg gives it out: in books, hard-wrapped, with a printed table of contents and a licence
 * around it. Italics are words between underscores.
 */
export function toPlainText(chapters: readonly NovelChapter[]): string {
  const headings = chapters.map((_, index) => headingOf(index, chapters.length));
  const body = chapters.map(({ lines }, index) => [headings[index], ...lines.map(paragraphOf)].join('\n\n'));
  return [
    'The Project Gutenberg eBook of A Novel',
    '*** START OF THE PROJECT GUTENBERG EBOOK A NOVEL ***',
    'A NOVEL',
    'by An Author',
    'CONTENTS',
    headings.join('\n\n'),
    ...body,
    '*** END OF THE PROJECT GUTENBERG EBOOK A NOVEL ***',
    'Section 1. General Terms of Use',
  ]
    .join('\n\n\n')
    .replace(/\n/g, '\r\n');
}
