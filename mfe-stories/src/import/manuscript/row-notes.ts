import type { ChapterBlock, ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { CHAPTER_NOTE_MAX, CHAPTER_WARNING_MAX } from '@myfiction/shared/contract/rules.ts';
import type { AuthorNotes, Manuscript } from './manuscript.ts';
import type { Row } from './rows.ts';

export interface RowNotes extends AuthorNotes {
  /** What is too long for them; empty for nothing. It stands before and after the text. */
  beyond: { before: string; after: string };
}

/** What is said around the chapter of a row; of several where the author has joined them. */
export function rowNotes({ blocks }: Manuscript, { start, end }: Pick<Row, 'start' | 'end'>): RowNotes {
  const said = blocks.slice(start, end).flatMap(({ authorNotes }) => authorNotes ?? []);
  const all = (name: keyof AuthorNotes) => said.map((notes) => notes[name] ?? '');
  const warning = cutText(joinTexts(all('warning'), '; '), CHAPTER_WARNING_MAX);
  const before = cutText(joinTexts([warning.rest, ...all('note_before')], '\n\n'), CHAPTER_NOTE_MAX);
  const after = cutText(joinTexts(all('note_after'), '\n\n'), CHAPTER_NOTE_MAX);
  return {
    note_before: before.text,
    note_after: after.text,
    warning: warning.text,
    beyond: { before: before.rest, after: after.rest },
  };
}

export const hasNotes = ({ warning, note_before, note_after }: RowNotes): boolean =>
  warning + note_before + note_after !== '';

export const exceedsNotes = ({ beyond }: RowNotes): boolean => beyond.before !== '' || beyond.after !== '';

/** A chapter's text with what its notes have no room for. */
export function withBeyond(document: ChapterDocument, { before, after }: RowNotes['beyond']): ChapterDocument {
  if (before === '' && after === '') return document;
  const parts = [paragraphs(before), document.content, paragraphs(after)].filter((blocks) => blocks.length > 0);
  const content = parts.flatMap((blocks, index) =>
    index === 0 ? blocks : [{ type: 'scene_break' as const }, ...blocks],
  );
  return { ...document, content };
}

function paragraphs(text: string): ChapterBlock[] {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '');
  return lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }));
}

const joinTexts = (texts: readonly string[], between: string) => texts.filter((text) => text !== '').join(between);

/** As much as may be, up to the end of a word. */
function cutText(text: string, most: number): { text: string; rest: string } {
  const characters = [...text];
  if (characters.length <= most) return { text, rest: '' };
  const fits = characters.slice(0, most).join('');
  const head = fits + characters[most];
  const end = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'));
  const at = end > 0 ? end : fits.length;
  return { text: text.slice(0, at).trimEnd(), rest: text.slice(at).trim() };
}
