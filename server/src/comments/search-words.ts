import { UNSPACED_SCRIPTS } from '@myfiction/shared/contract/chapter-text.ts';
import { storableText } from '../database/names.ts';
import { wordKey } from './words/tokens.ts';

const UNSPACED_RUN = new RegExp(`[${UNSPACED_SCRIPTS}][${UNSPACED_SCRIPTS}\\p{M}]*`, 'gu');
const WORD = /[\p{L}\p{N}]+/gu;
/** Who searches finds too much rather than too little. */
const MARKS = /\p{M}/gu;
const WORD_MAX = 40;
const WORDS_ASKED_MAX = 8;

/** Words by which a comment is found. Where no spaces are written, each sign and each pair of them is one. */
function wordsOf(text: string): { words: string[]; runs: string[][] } {
  const key = wordKey(storableText(text), MARKS);
  const runs = (key.match(UNSPACED_RUN) ?? []).map((run) => [...run]);
  const words = (key.replace(UNSPACED_RUN, ' ').match(WORD) ?? []).map((word) => word.slice(0, WORD_MAX));
  return { words, runs };
}

const pairs = (run: readonly string[]): string[] => run.slice(1).map((sign, place) => `${run[place]}${sign}`);
const authorWord = (uid: number): string => `@${uid}`;

/** What the column `words` of a comment holds. */
export function searchableWords(uid: number, readerName: string, text: string): string[] {
  const { words, runs } = wordsOf(`${readerName} ${text}`);
  return [...new Set([authorWord(uid), ...words, ...runs.flatMap((run) => [...run, ...pairs(run)])])];
}

/** The query that finds an author's comments with words that begin so. Undefined when nothing is asked for. */
export function searchQuery(uid: number, q: string): string | undefined {
  const { words, runs } = wordsOf(q);
  const beginnings = words.map((word) => `${quoted(word)}:*`);
  const signs = runs.flatMap((run) => (run.length > 1 ? pairs(run) : run)).map(quoted);
  const asked = [...beginnings, ...signs].slice(0, WORDS_ASKED_MAX);
  return asked.length > 0 ? [quoted(authorWord(uid)), ...asked].join(' & ') : undefined;
}

/** Words hold letters and digits only; the author's begins with a sign that needs the quotes. */
function quoted(word: string): string {
  return `'${word.replace(/['\\]/g, '')}'`;
}
