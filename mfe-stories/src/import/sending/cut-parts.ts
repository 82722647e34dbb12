import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import type { Manuscript } from '../manuscript/manuscript.ts';
import { rowDocument } from '../manuscript/row-document.ts';
import { rowNotes, withBeyond } from '../manuscript/row-notes.ts';
import type { Row } from '../manuscript/rows.ts';

export type SentChapter = ApiInput<'import/add'>['chapters'][number];

/** A chapter of the import before its text is made. */
export interface PlannedChapter {
  id: string;
  row: Row;
  title: string;
  volume: string;
  words: number;
}

export interface Part {
  chapters: SentChapter[];
  words: number;
}

/** As large as a slow line sends in a few seconds, so that a lost one costs little. */
const PART_CHARACTERS = 500_000;
/** What the contract takes in one call. */
const PART_CHAPTERS = 100;

/** The next part of an import: the chapters from a place on, up to half a megabyte. */
export function cutPart(manuscript: Manuscript, planned: readonly PlannedChapter[], from: number): Part {
  const part: Part = { chapters: [], words: 0 };
  let characters = 0;
  for (let index = from; index < planned.length && part.chapters.length < PART_CHAPTERS; index++) {
    const chapter = planned[index];
    if (!chapter) break;
    const { id: chapter_id, title, volume } = chapter;
    const { beyond, ...notes } = rowNotes(manuscript, chapter.row);
    const text = { content: withBeyond(rowDocument(manuscript, chapter.row), beyond), ...notes };
    characters += JSON.stringify(text).length;
    if (part.chapters.length > 0 && characters > PART_CHARACTERS) break;
    part.chapters.push({ index, chapter_id, title, volume, ...text });
    part.words += chapter.words;
  }
  return part;
}
