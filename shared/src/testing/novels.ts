import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { ChapterBlock, ChapterDocument } from '../contract/chapter-document.ts';
import { blockTexts } from '../contract/chapter-text.ts';

type Inline = NonNullable<Extract<ChapterBlock, { type: 'paragraph' }>['content']>[number];

export const NOVELS = ['war-and-peace', 'great-expectations', 'hard-times', 'the-three-musketeers'] as const;
export type Novel = (typeof NOVELS)[number];

/** One chapter of a real novel, as lines: a paragraph each, `_italic_`, ` // ` between verses, `* * *` between scenes. */
export interface NovelChapter {
  title: string;
  lines: string[];
}

const FOLDER = fileURLToPath(new URL('../../../server/src/demo/texts', import.meta.url));

/** Chapters of a real novel; those without a title are called by their number. */
export function readNovel(name: Novel): NovelChapter[] {
  return gunzipSync(readFileSync(`${FOLDER}/${name}.txt.gz`))
    .toString('utf8')
    .split(/^# /m)
    .slice(1)
    .map((part, index) => {
      const [title = '', ...lines] = part.trimEnd().split('\n');
      return { title: title.trim() || `Chapter ${index + 1}`, lines: lines.filter((line) => line !== '') };
    });
}

/** A line cut at its italics and verses. Italics may go on over verses. */
export function piecesOf(line: string): { text: string; italic: boolean }[] {
  return line
    .replaceAll(' // ', '\n')
    .split(/_([^_]+)_/)
    .flatMap((part, index) => part.split(/(\n)/).map((text) => ({ text, italic: index % 2 === 1 })))
    .filter(({ text }) => text !== '');
}

function inlineOf(line: string): Inline[] {
  return piecesOf(line).map(({ text, italic }): Inline => {
    const marks = italic ? { marks: [{ type: 'em' as const }] } : {};
    return text === '\n' ? { type: 'hard_break', ...marks } : { type: 'text', text, ...marks };
  });
}

/** The chapter as it should arrive. */
export function novelDocument({ lines }: NovelChapter): ChapterDocument {
  const blocks = lines.map(
    (line): ChapterBlock =>
      line === '* * *' ? { type: 'scene_break' } : { type: 'paragraph', content: inlineOf(line) },
  );
  return { type: 'doc', content: blocks };
}

/** The text of a chapter, and what stands in italics in it. */
export interface TextFigures {
  italics: string[];
  text: string;
}

/** What must be the same before and after: every word, every italic, every paragraph. */
export function figuresOf(document: ChapterDocument): TextFigures {
  const italics: string[] = [];
  for (const block of document.content) {
    if (block.type !== 'paragraph') continue;
    const texts = (block.content ?? []).map((inline) => {
      const isItalic = inline.marks?.some(({ type }) => type === 'em');
      return isItalic ? (inline.type === 'text' ? inline.text : '\n') : '\0';
    });
    italics.push(
      ...texts
        .join('')
        .split('\0')
        .filter((text) => text !== ''),
    );
  }
  return { italics, text: blockTexts(document).join('\n\n') };
}

/** The same for text that was hard-wrapped: a verse as wide as the page cannot be told from a wrapped line. */
export function figuresOnOneLine(document: ChapterDocument): TextFigures {
  const { italics, text } = figuresOf(document);
  const join = (value: string) => value.replace(/\s+/g, ' ');
  return { italics: italics.map(join), text: join(text) };
}
