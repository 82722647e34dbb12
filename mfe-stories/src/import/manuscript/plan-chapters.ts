import { CHAPTER_WORDS_MAX, IMPORT_CHAPTERS_MAX } from '@myfiction/shared/contract/rules.ts';
import { repeatedTitles, titleKey, volumesOf } from './edit-rows.ts';
import type { Manuscript } from './manuscript.ts';
import { type Row, unreadableOf, wordsOf } from './rows.ts';

/** What a row's chapter needs a look at. */
export type RowWarning = 'unreadable' | 'long' | 'empty' | 'repeated';

/** A row with what follows from the others. */
export interface RowView {
  row: Row;
  /** From 1 among the included; 0 for one that is left out. */
  number: number;
  words: number;
  /** Characters that its file has damaged. */
  unreadable: number;
  volume: string;
  warning: RowWarning | undefined;
}

export function viewRows(manuscript: Manuscript, rows: readonly Row[]): RowView[] {
  const repeated = repeatedTitles(rows);
  const volumes = volumesOf(rows);
  let number = 0;
  return rows.map((row, index) => {
    const words = wordsOf(manuscript, row);
    if (row.included) number += 1;
    const unreadable = unreadableOf(manuscript, row);
    return {
      row,
      number: row.included ? number : 0,
      words,
      unreadable,
      volume: volumes[index] ?? '',
      warning: row.included ? warningOf({ row, words, unreadable }, repeated) : undefined,
    };
  });
}

function warningOf(
  { row, words, unreadable }: Pick<RowView, 'row' | 'words' | 'unreadable'>,
  repeated: ReadonlySet<string>,
): RowWarning | undefined {
  if (unreadable > 0) return 'unreadable';
  if (words === 0) return 'empty';
  if (words > CHAPTER_WORDS_MAX) return 'long';
  return repeated.has(titleKey(row.title)) ? 'repeated' : undefined;
}

export interface TableFigures {
  chapters: number;
  words: number;
  tooMany: boolean;
}

export function figuresOf(views: readonly RowView[]): TableFigures {
  const included = views.filter(({ row }) => row.included);
  return {
    chapters: included.length,
    words: included.reduce((sum, { words }) => sum + words, 0),
    tooMany: included.length > IMPORT_CHAPTERS_MAX,
  };
}
