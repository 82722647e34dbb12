import { textOfBlock } from './block-text.ts';
import { readChapterLine } from './chapter-line.ts';
import type { Manuscript } from './manuscript.ts';
import { placeStarts } from './place-starts.ts';
import { marksOf, type SplitRule } from './split-rule.ts';

/** One line of the table: a stretch of the manuscript that becomes a chapter. */
export interface Row {
  readonly id: number;
  /** First block, heading included. */
  readonly start: number;
  /** Block after the last. */
  readonly end: number;
  /** How many of the first blocks are its heading and stand in the title. */
  readonly heading: number;
  readonly title: string;
  /** Title of the volume that begins here; undefined goes on in the one before. */
  readonly volume?: string;
  readonly included: boolean;
  readonly matter?: 'front' | 'back';
}

/** What stands before the first chapter of a book is its title page when it is as short. */
const TITLE_PAGE_WORDS = 100;

/** Cuts a manuscript into chapters. */
export function splitIntoRows(manuscript: Manuscript, rule: SplitRule): Row[] {
  const starts = placeStarts(manuscript, marksOf(manuscript, rule));
  const rows = starts.flatMap((start, index): Row[] => {
    const end = starts[index + 1]?.at ?? manuscript.blocks.length;
    if (end === start.at) return [];
    const matter = manuscript.blocks[start.at]?.matter;
    const { named: _named, at, ...rest } = start;
    return [{ ...rest, id: index, start: at, end, included: !matter, ...(matter && { matter }) }];
  });
  const named = new Set(starts.flatMap(({ at, named: isNamed }) => (isNamed ? [at] : [])));
  const marked = rows.map(
    (row): Row => (isTitlePage(manuscript, row, rows, named) ? { ...row, included: false, matter: 'front' } : row),
  );
  return joinMatter(marked);
}

/** A licence, a title page and the printed contents are one row. */
function joinMatter(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (last?.matter && last.matter === row.matter) joined[joined.length - 1] = { ...last, end: row.end };
    else joined.push(row);
  }
  return joined;
}

function isTitlePage(manuscript: Manuscript, row: Row, rows: readonly Row[], named: ReadonlySet<number>): boolean {
  const isFirst = rows.find(({ matter }) => !matter) === row;
  if (!isFirst || named.size === 0 || named.has(row.start) || manuscript.files.length > 1) return false;
  // A printed table of contents may be long.
  const text = manuscript.blocks.slice(row.start, row.end).filter(({ block }) => !readChapterLine(textOfBlock(block)));
  return text.reduce((sum, { words }) => sum + words, 0) < TITLE_PAGE_WORDS;
}

export function wordsOf(
  { blocks }: Manuscript,
  { start, end, heading }: Pick<Row, 'start' | 'end' | 'heading'>,
): number {
  let words = 0;
  for (let index = start + heading; index < end; index++) words += blocks[index]?.words ?? 0;
  return words;
}

/** Damaged characters of a row, its heading's too: that becomes the title. */
export function unreadableOf({ blocks }: Manuscript, { start, end }: Pick<Row, 'start' | 'end'>): number {
  let unreadable = 0;
  for (let index = start; index < end; index++) unreadable += blocks[index]?.unreadable ?? 0;
  return unreadable;
}
