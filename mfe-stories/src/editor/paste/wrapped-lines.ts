/** Lines longer than this were never wrapped by hand; shorter limits than `WRAP_MIN` are verse. */
const WRAP_MAX = 100;
const WRAP_MIN = 45;
/** Share of line ends in the whole text that must be as full as their words allow. */
const WRAP_SHARE = 0.8;
/** The same within one paragraph of a wrapped text: less, or it is verse, an address, a list. */
const PARAGRAPH_SHARE = 0.5;
/** A line that ends this early in a wrapped paragraph was ended by the author: a salutation, a signature. */
const SHORT_SHARE = 0.6;
/** Longer than this is a paragraph, however wide a text is wrapped. */
const PARAGRAPH_MIN = 200;
/** Share of such lines in a text of a paragraph a line; speech makes many of them short. */
const PARAGRAPH_LINES_SHARE = 0.05;
/** A few lines may be longer than the width: a word that could not be parted. */
const LONG_SHARE = 0.01;

/**
 * The width at which the lines were wrapped, or 0 when they were not. A wrapped line is full: the first word of the next
 * line would not have fitted.
 */
export function wrapWidth(paragraphs: readonly (readonly string[])[]): number {
  const lengths = paragraphs.flatMap((lines) => (lines.length > 1 ? lines.map(lengthOf) : [])).sort((a, b) => a - b);
  const width = lengths[Math.floor((lengths.length - 1) * (1 - LONG_SHARE))] ?? 0;
  if (width > WRAP_MAX || width < WRAP_MIN) return 0;
  const all = paragraphs.reduce((sum, lines) => sum + Math.max(0, lines.length - 1), 0);
  const full = paragraphs.reduce((sum, lines) => sum + countFull(lines, width), 0);
  return all > 0 && full / all >= WRAP_SHARE ? width : 0;
}

/** True where lines stand together that nobody wrapped and no verse has: each is a paragraph. */
export function areLinesParagraphs(paragraphs: readonly (readonly string[])[]): boolean {
  const together = paragraphs.filter((lines) => lines.length > 1).flat();
  // Most lines of a text whose paragraphs are parted stand alone.
  if (together.length <= paragraphs.length) return false;
  return together.filter((line) => lengthOf(line) > PARAGRAPH_MIN).length > together.length * PARAGRAPH_LINES_SHARE;
}

const lengthOf = (line: string): number => line.trimEnd().length;

function isFull(line: string, next: string, width: number): boolean {
  const firstWord = next.trimStart().split(/\s/, 1)[0] ?? '';
  return lengthOf(line) + 1 + firstWord.length >= width - 2;
}

function countFull(lines: readonly string[], width: number): number {
  return lines.slice(1).filter((next, index) => isFull(lines[index] ?? '', next, width)).length;
}

/** Most lines of verse begin with a capital, of wrapped prose hardly any. */
function looksLikeVerse(lines: readonly string[]): boolean {
  return lines.every((line) => /^[\s"'“‘([_—-]*[\p{Lu}\p{N}]/u.test(line));
}

/** Which kind of text a paragraph of a wrapped text is. */
function isWrappedParagraph(lines: readonly string[], width: number): boolean {
  const ends = lines.length - 1;
  const full = countFull(lines, width);
  if (full === ends) return true;
  if (full / ends >= PARAGRAPH_SHARE) return !looksLikeVerse(lines);
  // A quoted letter, indented on both sides, is wrapped at a width of its own.
  const own = Math.max(...lines.map(lengthOf));
  return ends >= 2 && own >= WRAP_MIN && countFull(lines, own) === ends && !looksLikeVerse(lines);
}

/**
 * The lines of one paragraph as they should stand: hard-wrapped ones joined, verse and letters line by line.
 *
 * @param width what `wrapWidth` found for the whole text
 * @param spaced whether this text writes a space after a dash
 */
export function joinLines(lines: readonly string[], width: number, spaced = false): string {
  const wrapped = width > 0 && lines.length > 1 && isWrappedParagraph(lines, width);
  let text = '';
  let before: string | undefined;
  for (const line of lines) {
    if (before !== undefined) {
      const ended = !wrapped || (lengthOf(before) < width * SHORT_SHARE && !isFull(before, line, width));
      text += ended ? '\n' : joint(text, spaced);
    }
    text += line.trim();
    before = line;
  }
  return text;
}

/** What stands between two joined lines: nothing where the first one ends within a word or with a close dash. */
function joint(text: string, spaced: boolean): string {
  if (/[\p{L}\p{N}][-‐‑]$/u.test(text)) return '';
  return !spaced && /\S(?:—|--)$/u.test(text) ? '' : ' ';
}

/** True for a text that writes a space after a dash at the end of a word, as Spanish does. */
export function hasSpacedDashes(text: string): boolean {
  const spaced = text.match(/\p{L}[.,;]?— /gu)?.length ?? 0;
  return spaced > (text.match(/\p{L}—\p{L}/gu)?.length ?? 0);
}
