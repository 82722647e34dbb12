import { contentsMarks, fileMarks, headingMarks, lineMarks, type Mark } from './find-marks.ts';
import type { Manuscript } from './manuscript.ts';

/** Where chapters begin. */
export type SplitRule =
  | { kind: 'contents' }
  | { kind: 'headings'; level: number }
  | { kind: 'lines' }
  | { kind: 'files' }
  | { kind: 'none' };

export function marksOf(manuscript: Manuscript, rule: SplitRule): Mark[] {
  if (rule.kind === 'contents') return contentsMarks(manuscript);
  if (rule.kind === 'headings') return headingMarks(manuscript, rule.level);
  if (rule.kind === 'lines') return lineMarks(manuscript);
  return rule.kind === 'files' ? fileMarks(manuscript) : [];
}

/** Levels of headings in the text, without those that stand around it. */
export function headingLevels({ blocks }: Manuscript): number[] {
  const levels = new Set(blocks.flatMap(({ level, matter }) => (level > 0 && !matter ? [level] : [])));
  return [...levels].sort((a, b) => a - b);
}

const countChapters = (marks: readonly Mark[]): number => marks.filter(({ volume }) => !volume).length;

/** The rules that find chapters in this manuscript, `none` last. */
export function possibleRules(manuscript: Manuscript): SplitRule[] {
  const rules: SplitRule[] = [
    { kind: 'contents' },
    ...headingLevels(manuscript).map((level): SplitRule => ({ kind: 'headings', level })),
    { kind: 'lines' },
    { kind: 'files' },
  ];
  const isMarked = manuscript.chapterLevel !== undefined;
  const least = (rule: SplitRule) => (rule.kind === 'headings' || (rule.kind === 'contents' && isMarked) ? 1 : 2);
  const found = rules.filter((rule) => countChapters(marksOf(manuscript, rule)) >= least(rule));
  return [...found, { kind: 'none' }];
}

/** The rule that most likely finds the author's chapters. */
export function chooseRule(manuscript: Manuscript): SplitRule {
  const rules = possibleRules(manuscript);
  const has = (kind: SplitRule['kind']) => rules.find((rule) => rule.kind === kind);
  const contents = has('contents');
  if (contents) return contents;
  const headings = rules.filter((rule) => rule.kind === 'headings');
  const lines = has('lines');
  const files = has('files');
  const marked = headings.find(({ level }) => level === manuscript.chapterLevel);
  if (marked) return files ?? marked;
  const heading = chooseLevel(
    manuscript,
    headings.map(({ level }) => level),
  );
  const inHeadings = heading ? countChapters(marksOf(manuscript, heading)) : 0;
  // One heading at the top of each file is its title.
  if (files && inHeadings <= manuscript.files.length) return files;
  if (heading && (inHeadings > 1 || !lines)) return heading;
  return lines ?? heading ?? { kind: 'none' };
}

/** The first level whose headings have text of their own; above it stand volumes and the title of the book. */
function chooseLevel(manuscript: Manuscript, levels: readonly number[]): SplitRule | undefined {
  const { blocks } = manuscript;
  for (const level of levels) {
    const places = blocks.flatMap((block, index) => (block.level === level && !block.matter ? [index] : []));
    const empty = places.filter((place) => {
      const next = blocks.slice(place + 1).find((block) => block.words > 0);
      return next === undefined || next.level > level;
    });
    const [deeper] = levels.filter((other) => other > level);
    const inner = blocks.filter((block) => block.level === deeper && !block.matter).length;
    if (places.length === 1 && deeper && !isOnlyChapter(blocks, places[0] ?? 0, inner)) continue;
    // Volumes hold several chapters; a chapter may begin with whose view it is told from.
    const areVolumes = empty.length >= places.length / 2 && inner > places.length;
    if (!deeper || !areVolumes) return { kind: 'headings', level };
  }
  return undefined;
}

/** What stands below the title of a book before its first chapter: whose it is, what it is taken from. */
const TITLE_PAGE_WORDS_MAX = 50;

/** A chapter with a heading within it, where a title would have its chapters: one part makes no division. */
function isOnlyChapter(blocks: Manuscript['blocks'], at: number, inner: number): boolean {
  const own = blocks.slice(at + 1, nextHeading(blocks, at)).reduce((words, block) => words + block.words, 0);
  return inner === 1 && own > TITLE_PAGE_WORDS_MAX;
}

function nextHeading(blocks: Manuscript['blocks'], at: number): number {
  return blocks.findIndex(({ level, matter }, index) => index > at && level > 0 && !matter);
}
