import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ChapterBlock, ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { blockTexts, countDocumentWords } from '@myfiction/shared/contract/chapter-text.ts';

export const NOVELS = ['war-and-peace', 'great-expectations', 'hard-times', 'the-three-musketeers'] as const;
export type Novel = (typeof NOVELS)[number];

export interface NovelChapter {
  title: string;
  /** A paragraph each: `_italic_`, ` // ` between verses; `* * *` parts scenes. */
  lines: string[];
}

type Inline = NonNullable<Extract<ChapterBlock, { type: 'paragraph' }>['content']>[number];

const TEXTS = resolve(import.meta.dirname, '../../server/src/demo/texts');
const WIDTH = 72;

/** The chapters of a real novel. */
export async function readNovel(name: Novel): Promise<NovelChapter[]> {
  const text = gunzipSync(await readFile(resolve(TEXTS, `${name}.txt.gz`))).toString('utf8');
  return text
    .split(/^# /m)
    .slice(1)
    .map((part, index) => {
      const [title = '', ...lines] = part.trimEnd().split('\n');
      return { title: title.trim() || `Chapter ${index + 1}`, lines: lines.filter((line) => line !== '') };
    });
}

function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

function paragraphOfText(line: string): string {
  if (line === '* * *') return '      *      *      *      *';
  const verses = line.split(' // ');
  return verses.length > 1 ? verses.map((verse) => `    ${verse}`).join('\n') : wrap(line);
}

/** Chapters of each book of a novel that is told in sixteen of them. */
function bookOf(index: number, count: number): number {
  return Math.floor((index * 16) / count);
}

/** A plain text file as Project Gutenberg gives it out: in books, hard-wrapped, with printed contents and a licence. */
export function toPlainText(chapters: readonly NovelChapter[]): string {
  const headings = chapters.map((_, index) => {
    const book = bookOf(index, chapters.length);
    const begins = index === 0 || bookOf(index - 1, chapters.length) !== book;
    return `${begins ? `BOOK ${book + 1}\n\n\n` : ''}CHAPTER ${index + 1}`;
  });
  const body = chapters.map(({ lines }, index) => [headings[index], ...lines.map(paragraphOfText)].join('\n\n'));
  return [
    'The Project Gutenberg EBook of A Novel',
    '*** START OF THE PROJECT GUTENBERG EBOOK A NOVEL ***',
    `CONTENTS\n\n${headings.join('\n\n')}`,
    ...body,
    '*** END OF THE PROJECT GUTENBERG EBOOK A NOVEL ***',
    'General Terms of Use',
  ].join('\n\n\n');
}

/** A chapter as the studio keeps it. */
export function novelDocument({ lines }: NovelChapter): ChapterDocument {
  return {
    type: 'doc',
    content: lines.map((line): ChapterBlock => {
      return line === '* * *' ? { type: 'scene_break' } : { type: 'paragraph', content: inlineOf(line) };
    }),
  };
}

function inlineOf(line: string): Inline[] {
  const pieces = line
    .replaceAll(' // ', '\n')
    .split(/_([^_]+)_/)
    .flatMap((part, index) => part.split(/(\n)/).map((text) => ({ text, italic: index % 2 === 1 })));
  return pieces
    .filter(({ text }) => text !== '')
    .map(({ text, italic }): Inline => {
      const marks = italic ? { marks: [{ type: 'em' as const }] } : {};
      return text === '\n' ? { type: 'hard_break', ...marks } : { type: 'text', text, ...marks };
    });
}

/** What must come back: the words, the text and what stands in italics. */
export function figuresOf(document: ChapterDocument) {
  const italics = document.content.flatMap((block) => {
    if (block.type !== 'paragraph') return [];
    return (block.content ?? []).flatMap((inline) =>
      inline.type === 'text' && inline.marks?.some(({ type }) => type === 'em') ? [inline.text] : [],
    );
  });
  // Where a verse is as wide as the page, its end cannot be told from a wrapped line's.
  const text = blockTexts(document).join('\n').replace(/\s+/g, ' ');
  return { words: countDocumentWords(document), italics: italics.join(' ').replace(/\s+/g, ' '), text };
}
