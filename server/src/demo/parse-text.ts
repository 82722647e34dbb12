import type { ChapterBlock, ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';

export interface TextChapter {
  /** Empty where the book has none. */
  title: string;
  document: ChapterDocument;
}

type Inline = Extract<ChapterBlock, { type: 'paragraph' }>['content'];

const HEADING = '# ';
const SCENE_BREAK = '* * *';
const LINE_BREAK = ' // ';

/**
 * Reads a book: a line `# Title` starts a chapter, every other line is a paragraph, `* * *` a scene break; within a
 * paragraph `_words_` are italic and ` // ` ends a line of verse.
 */
export function parseText(text: string): TextChapter[] {
  return text
    .split(/^(?=# )/m)
    .filter((part) => part.startsWith(HEADING))
    .map((part) => {
      const [heading = '', ...lines] = part.trimEnd().split('\n');
      return {
        title: heading.slice(HEADING.length).trim(),
        document: { type: 'doc', content: lines.filter((line) => line !== '').map(parseBlock) },
      };
    });
}

function parseBlock(line: string): ChapterBlock {
  return line === SCENE_BREAK ? { type: 'scene_break' } : { type: 'paragraph', content: parseInline(line) };
}

function parseInline(line: string): Inline {
  const verses = line.split(LINE_BREAK).map(parseItalics);
  return verses.flatMap((verse, index) => (index === 0 ? verse : [{ type: 'hard_break' as const }, ...verse]));
}

function parseItalics(line: string): NonNullable<Inline> {
  return line
    .split(/_([^_]+)_/)
    .map((text, index) =>
      index % 2 === 1
        ? { type: 'text' as const, text, marks: [{ type: 'em' as const }] }
        : { type: 'text' as const, text },
    )
    .filter(({ text }) => text !== '');
}
