import { textWidth } from './text-width.ts';

export interface TitleToken {
  text: string;
  /** A space stands before it when it is not the first of its line. */
  spaced: boolean;
}

/** Scripts that break between any two characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** A longer word, in em, would make the whole title tiny: it is broken. */
const LONGEST_WORD = 11;

/** The pieces between which a title may break. */
export function titleTokens(title: string, capitals: boolean): TitleToken[] {
  const tokens: TitleToken[] = [];
  for (const word of title.trim().split(/\s+/).filter(Boolean)) {
    const pieces = UNSPACED.test(word) ? lettersOf(word) : splitLongWord(word, capitals);
    pieces.forEach((text, index) => {
      tokens.push({ text, spaced: index === 0 });
    });
  }
  return tokens;
}

/** What begins no line, as long as there is not a whole row of it. */
const CLOSING =
  '[\\p{Pe}\\p{Pf}\\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ\\u0E2F\\u0E30\\u0E32\\u0E33\\u0E45\\u0E46]{0,3}';
/** What ends none: the last are vowels that Thai writes before the letter after which they are spoken. */
const OPENING = '[\\p{Ps}\\p{Pi}\\u0E40-\\u0E44]?';
const LETTER = new RegExp(`^\\p{M}+|${OPENING}\\P{M}\\p{M}*${CLOSING}\\p{M}*`, 'gu');

/** Vowels and tones that are written around a letter stay with it, and so do the signs before and after it. */
function lettersOf(word: string): readonly string[] {
  return word.match(LETTER) ?? [];
}

function splitLongWord(word: string, capitals: boolean): string[] {
  if (textWidth(word, capitals) <= LONGEST_WORD) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of lettersOf(word)) {
    if (piece !== '' && textWidth(piece + letter, capitals) > LONGEST_WORD) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

export function joinTokens(tokens: readonly TitleToken[]): string {
  return tokens.map((token, index) => (index > 0 && token.spaced ? ` ${token.text}` : token.text)).join('');
}
