import { CHAPTER_TITLE_MAX } from '@myfiction/shared/contract/rules.ts';
import { textOfBlock } from './block-text.ts';
import { readChapterLine } from './chapter-line.ts';
import { type Mark, nameOfFile, withoutNumber } from './find-marks.ts';
import type { Manuscript } from './manuscript.ts';
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

interface Start {
  at: number;
  heading: number;
  title: string;
  volume?: string;
  /** False for what has no heading of its own. */
  named: boolean;
}

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

/** Marks as starts of chapters, with one more wherever a file or another kind of text begins. */
function placeStarts(manuscript: Manuscript, marks: readonly Mark[]): Start[] {
  const starts = new Map<number, Start>();
  for (const at of borders(manuscript)) starts.set(at, unnamedStart(manuscript, at));
  let volume: { title: string; at: number; length: number } | undefined;
  for (const { at, length, title, volume: isVolume } of marks) {
    if (isVolume) {
      // A volume within a volume: both names, or the outer one would be lost.
      const outer = volume ? `${volume.title}, ` : '';
      volume = { title: cutTitle(outer + title), at: volume?.at ?? at, length: at + length - (volume?.at ?? at) };
      continue;
    }
    const from = volume?.at ?? at;
    starts.delete(at);
    starts.set(from, {
      at: from,
      // A heading too long for a title stays in the text.
      heading: at - from + ([...title].length > CHAPTER_TITLE_MAX ? 0 : length),
      title: cutTitle(title),
      ...(volume && { volume: volume.title }),
      named: true,
    });
    volume = undefined;
  }
  // A volume at the end with no chapter in it is one.
  if (volume) starts.set(volume.at, { at: volume.at, heading: volume.length, title: volume.title, named: true });
  return withFolders(
    manuscript,
    [...starts.values()].sort((a, b) => a.at - b.at),
  );
}

function borders({ blocks }: Manuscript): number[] {
  return blocks.flatMap(({ file, matter }, at) => {
    const before = blocks[at - 1];
    return !before || before.file !== file || before.matter !== matter ? [at] : [];
  });
}

function unnamedStart({ blocks, files }: Manuscript, at: number): Start {
  const file = files[blocks[at]?.file ?? 0];
  const isFirstOfFile = blocks[at - 1]?.file !== blocks[at]?.file;
  return { at, heading: 0, title: isFirstOfFile ? nameOfFile(file?.name ?? '') : '', named: false };
}

/** Folders of an archive are volumes. */
function withFolders({ blocks, files }: Manuscript, starts: readonly Start[]): Start[] {
  let before = '';
  return starts.map((start) => {
    const folder = files[blocks[start.at]?.file ?? 0]?.folder ?? '';
    const begins = folder !== '' && folder !== before;
    before = folder || before;
    return begins && start.volume === undefined ? { ...start, volume: cutTitle(withoutNumber(folder)) } : start;
  });
}

/** At the border of a word, so that it fits. */
export function cutTitle(title: string): string {
  const characters = [...title];
  if (characters.length <= CHAPTER_TITLE_MAX) return title;
  return `${characters
    .slice(0, CHAPTER_TITLE_MAX - 1)
    .join('')
    .replace(/\s+\S*$/u, '')}…`;
}
