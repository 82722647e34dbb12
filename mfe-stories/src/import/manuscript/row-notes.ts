import { CHAPTER_NOTE_MAX, CHAPTER_WARNING_MAX } from '@myfiction/shared/contract/rules.ts';
import type { AuthorNotes, Manuscript } from './manuscript.ts';
import type { Row } from './rows.ts';

/**
 * What is said around the chapter of a row. A file's first words come with the row in which it begins, its last with the
 * row in which it ends: they are one chapter unless the author has cut or joined it.
 */
export function rowNotes({ blocks, files }: Manuscript, { start, end }: Pick<Row, 'start' | 'end'>): AuthorNotes {
  const begun: AuthorNotes[] = [];
  const ended: AuthorNotes[] = [];
  for (let at = start; at < end; at++) {
    const file = blocks[at]?.file ?? 0;
    const notes = files[file]?.authorNotes;
    if (notes && blocks[at - 1]?.file !== file) begun.push(notes);
    if (notes && blocks[at + 1]?.file !== file) ended.push(notes);
  }
  return {
    note_before: join(
      begun.map((notes) => notes.note_before),
      '\n\n',
      CHAPTER_NOTE_MAX,
    ),
    note_after: join(
      ended.map((notes) => notes.note_after),
      '\n\n',
      CHAPTER_NOTE_MAX,
    ),
    warning: join(
      begun.map(({ warning }) => warning),
      '; ',
      CHAPTER_WARNING_MAX,
    ),
  };
}

const join = (texts: readonly string[], between: string, most: number) =>
  texts
    .filter((text) => text !== '')
    .join(between)
    .slice(0, most);
