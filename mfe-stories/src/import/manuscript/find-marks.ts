import { lettersOf, textOfBlock, titleText } from './block-text.ts';
import { type ChapterLine, isInCapitals, looksLikeTitle, readChapterLine } from './chapter-line.ts';
import type { Manuscript, SourceBlock } from './manuscript.ts';

/** A place at which a chapter or a volume begins. */
export interface Mark {
  at: number;
  /** How many blocks are its heading. */
  length: number;
  title: string;
  volume: boolean;
}

/** Chapters that follow one another without a word between are a printed table of contents. */
const CONTENTS_RUN = 3;
/** Numbers without a word before them are headings where there are as many. */
const WEAK_MIN = 3;
/** Share of the chapters that must name themselves on the line after the number. */
const NAMED_SHARE = 0.7;

export function wordsBetween(blocks: readonly SourceBlock[], from: number, to: number): number {
  let words = 0;
  for (let index = from; index < to; index++) words += blocks[index]?.words ?? 0;
  return words;
}

/** By the table of contents that a book brings. */
export function contentsMarks({ blocks }: Manuscript): Mark[] {
  const found = blocks.flatMap(({ entries = [], matter }, at) =>
    matter ? [] : entries.map(({ title, depth }) => ({ at, title: titleText(title), depth })),
  );
  return found.map(({ at, title, depth }, index) => {
    const next = found[index + 1];
    const length = repeatedHeading(blocks, at, title);
    const isParent = next !== undefined && next.depth > depth;
    return { at, title, length, volume: isParent && wordsBetween(blocks, at + length, next.at) === 0 };
  });
}

/** How many blocks at a place say what the title says. */
function repeatedHeading(blocks: readonly SourceBlock[], at: number, title: string): number {
  const letters = lettersOf(title);
  let said = '';
  let length = 0;
  for (let index = at; index < Math.min(at + 4, blocks.length); index++) {
    const block = blocks[index];
    if (!block || block.block.type === 'scene_break') break;
    const text = lettersOf(textOfBlock(block.block));
    if (text === '' || !letters.startsWith(said + text)) break;
    said += text;
    length += 1;
  }
  // Half of the title may be the first words of the text.
  return said === letters || blocks[at]?.level ? length : 0;
}

/** By headings of one level and above. */
export function headingMarks({ blocks }: Manuscript, level: number): Mark[] {
  const places = blocks.flatMap((block, at) => (block.level > 0 && block.level <= level && !block.matter ? [at] : []));
  return places.map((at, index) => {
    const own = blocks[at]?.level ?? level;
    const next = places[index + 1];
    const holdsChapters = next !== undefined && (blocks[next]?.level ?? 0) > own;
    const volume = holdsChapters && wordsBetween(blocks, at + 1, next) === 0;
    return { at, length: 1, title: titleAt(blocks, at), volume };
  });
}

function titleAt(blocks: readonly SourceBlock[], at: number): string {
  const block = blocks[at]?.block;
  return block ? titleText(textOfBlock(block)) : '';
}

/** By lines such as "CHAPTER IV". */
export function lineMarks({ blocks }: Manuscript): Mark[] {
  const lines = blocks.flatMap((source, at) => {
    const line =
      source.matter || source.block.type === 'scene_break' ? undefined : readChapterLine(titleAt(blocks, at));
    return line ? [{ at, line }] : [];
  });
  const strong = lines.filter(({ line }) => !line.weak);
  const used = strong.length > 1 || lines.length < WEAK_MIN ? strong : lines;
  const withoutContents = dropContents(blocks, used);
  const named = areNamed(blocks, withoutContents);
  return withoutContents.map(({ at, line }) => lineMark(blocks, at, line, named));
}

interface LineAt {
  at: number;
  line: ChapterLine;
}

function dropContents(blocks: readonly SourceBlock[], lines: readonly LineAt[]): LineAt[] {
  const kept: LineAt[] = [];
  let run: LineAt[] = [];
  const closeRun = () => {
    const isContents = run.filter(({ line }) => line.kind === 'chapter').length > CONTENTS_RUN;
    kept.push(...(isContents ? run.slice(firstOfText(run)) : run));
    run = [];
  };
  for (const entry of lines) {
    const last = run.at(-1);
    if (last && wordsBetween(blocks, last.at + 1, entry.at) > 0) closeRun();
    run.push(entry);
  }
  closeRun();
  return kept;
}

/** The last chapter of a run has the text, with the volume that it begins. */
function firstOfText(run: readonly LineAt[]): number {
  let first = run.length - 1;
  while (first > 0 && run[first - 1]?.line.kind === 'volume') first -= 1;
  return first;
}

/** True when most chapters have a number on one line and their name on the next. */
function areNamed(blocks: readonly SourceBlock[], lines: readonly LineAt[]): boolean {
  const bare = lines.filter(({ line }) => line.bare && line.kind === 'chapter');
  const named = bare.filter(({ at }) => {
    const next = titleAt(blocks, at + 1);
    return next !== '' && looksLikeTitle(next) && !readChapterLine(next);
  });
  return bare.length > 0 && named.length >= bare.length * NAMED_SHARE;
}

function lineMark(blocks: readonly SourceBlock[], at: number, line: ChapterLine, named: boolean): Mark {
  const title = titleAt(blocks, at);
  const next = titleAt(blocks, at + 1);
  const isName =
    line.bare && next !== '' && looksLikeTitle(next) && !readChapterLine(next) && (named || isInCapitals(next));
  if (!isName) return { at, length: 1, title: withoutPoint(title), volume: line.kind === 'volume' };
  return { at, length: 2, title: `${withoutPoint(title)}: ${next}`, volume: line.kind === 'volume' };
}

/** "Chapter I." is a number with a full stop, not a sentence. */
function withoutPoint(title: string): string {
  return title.replace(/^(.*[^.])\.$/, '$1');
}

/** A chapter for each file. */
export function fileMarks({ blocks, files }: Manuscript): Mark[] {
  return files.flatMap(({ name }, file): Mark[] => {
    const at = blocks.findIndex((block) => block.file === file);
    const first = blocks[at];
    if (!first) return [];
    const heading = titleAt(blocks, at);
    const isHeading = first.level > 0 || readChapterLine(heading)?.weak === false;
    return [{ at, length: isHeading ? 1 : 0, title: isHeading ? heading : nameOfFile(name), volume: false }];
  });
}

/** @example nameOfFile('03 - The_Letter.docx') // 'The Letter' */
export function nameOfFile(name: string): string {
  return withoutNumber(name.replace(/\.[^.]+$/, ''));
}

/** A name without the number by which files and folders are sorted. */
export function withoutNumber(name: string): string {
  const base = name.replace(/_+/g, ' ').trim();
  return base.replace(/^\d+(?:\s*[.)–-]+\s*|\s+)(?=\p{L})/u, '') || base;
}
