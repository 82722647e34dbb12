import { UNSPACED_SCRIPTS } from './chapter-text.ts';

export interface FindQuery {
  text: string;
  match_case: boolean;
  whole_word: boolean;
}

/** A place in a text, in UTF-16 units. */
export interface FoundRange {
  from: number;
  to: number;
}

/** What writers type and what typography makes of it count as the same. */
const ALIKE = ["'‘’‚‛ʼ", '"“”„‟', ' \u00a0\u202f'];
/** Where a word may be parted at the end of a line, and whether a sign is drawn as an emoji; nobody sees them otherwise. */
const UNSEEN = '[\u00ad\ufe0e\ufe0f]';
/** Joins emoji to one. */
const JOINER = '\u200d';
/** A letter or digit of a script that puts spaces between words. */
const SPACED = `(?:(?![${UNSPACED_SCRIPTS}])[\\p{L}\\p{N}\\p{M}_])`;
const SPACED_START = new RegExp(`^${SPACED}`, 'u');
const SPACED_END = new RegExp(`${SPACED}$`, 'u');

/**
 * Makes the one search of the studio: the editor's, the server's over a whole story, and their replacing.
 *
 * Accents count, soft hyphens and the two ways to draw a sign do not. Straight and curly quotes are the same, so are the
 * spaces that break a line and those that do not, and the two ways to store an accented letter. Without `match_case`
 * letters match by Unicode's simple folding, which keeps lengths. A whole word may be followed by an apostrophe, so that
 * a name is found in its genitive; scripts without spaces have no word borders. An emoji that several signs make is found
 * as a whole. Matches do not overlap, the first from the left wins.
 *
 * @example createFinder({ text: "mara's", match_case: false, whole_word: true })('It was Mara’s.') // [{ from: 7, to: 13 }]
 */
export function createFinder(query: FindQuery): (text: string) => FoundRange[] {
  const text = query.text.replace(new RegExp(UNSEEN, 'g'), '');
  if (text === '') return () => [];
  const pattern = patternOf({ ...query, text });
  return (searched) =>
    Array.from(searched.matchAll(pattern), ({ index, 0: match }) => ({ from: index, to: index + match.length }));
}

function patternOf({ text, match_case, whole_word }: FindQuery): RegExp {
  const letters = Array.from(text.normalize('NFC'), letterPattern).join(`${UNSEEN}?`);
  const border = SPACED_START.test(text) ? SPACED : JOINER;
  const before = whole_word || border === JOINER ? `(?<!${border})` : '';
  // An accent of its own, the colour of a skin and what is joined belong to the sign before them.
  const after = whole_word && SPACED_END.test(text) ? `(?!${SPACED})` : `(?![\\p{M}\\p{Emoji_Modifier}${JOINER}])`;
  return new RegExp(`${before}${letters}[\ufe0e\ufe0f]?${after}`, match_case ? 'gu' : 'giu');
}

function letterPattern(letter: string): string {
  const alike = ALIKE.find((letters) => letters.includes(letter));
  if (alike) return `[${alike}]`;
  const apart = letter.normalize('NFD');
  return apart === letter ? escapeLetter(letter) : `(?:${escapeLetter(letter)}|${apart})`;
}

function escapeLetter(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}
