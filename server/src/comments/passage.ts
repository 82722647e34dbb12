import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { cutText } from '../platform/cut-text.ts';

type Passage = Pick<ApiOutput<'comment/getContext'>, 'passage' | 'quote_found'>;

const BEFORE = 1;
const AFTER = 2;
const AT_END = 2;
/** Paragraphs beside the quoted one are shortened to this: the first ones to their end, the others to their beginning. */
const PARAGRAPH_MAX = 240;
/** The quoted paragraph keeps so much before and after the quote. */
const AROUND_QUOTE = 240;

/** One sign for one sign, so that places in the compared text are places in the text itself. */
const SAME: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
  '\n': ' ',
};
const comparable = (text: string): string =>
  [...text]
    .map((sign) => {
      const same = SAME[sign] ?? sign;
      const lower = same.toLowerCase();
      return lower.length === same.length ? lower : same;
    })
    .join('');

const EDGES = /^[\s"'.…-]+|[\s"'.…,-]+$/gu;

/** The paragraphs around a quote, or the end of the chapter when nothing is quoted or the words are not there any more. */
export function findPassage(paragraphs: readonly string[], quote: string): Passage {
  const shown = paragraphs.filter((paragraph) => paragraph.trim() !== '');
  const bare = (words: string) => comparable(words).replace(EDGES, '');
  const placeOf = (words: string) =>
    words === '' ? -1 : shown.findIndex((paragraph) => comparable(paragraph).includes(words));
  const whole = bare(quote);
  // A quote over several paragraphs is marked where it begins.
  const wanted = placeOf(whole) < 0 ? bare(quote.split('\n')[0] ?? '') : whole;
  const place = placeOf(wanted);
  if (place < 0) return { passage: shown.slice(-AT_END).map(lastWords), quote_found: false };
  const first = Math.max(0, place - BEFORE);
  return {
    passage: shown.slice(first, place + AFTER + 1).map((text, index) => {
      if (first + index < place) return lastWords(text);
      return first + index > place ? firstWords(text) : marked(text, wanted);
    }),
    quote_found: true,
  };
}

function marked(text: string, wanted: string): Passage['passage'][number] {
  const at = comparable(text).indexOf(wanted);
  const end = at + wanted.length;
  const start = at > AROUND_QUOTE ? nextWord(text, at - AROUND_QUOTE) : 0;
  const before = start > 0 ? `…${text.slice(start, at)}` : text.slice(0, at);
  const after = firstWords(text.slice(end), AROUND_QUOTE).text;
  return {
    text: before + text.slice(at, end) + after,
    from: before.length,
    to: before.length + wanted.length,
  };
}

function firstWords(text: string, most = PARAGRAPH_MAX): Passage['passage'][number] {
  const cut = text.lastIndexOf(' ', most);
  const shortened = text.length > most ? `${cutText(text, cut > 0 ? cut : most)}…` : text;
  return { text: shortened, from: null, to: null };
}

function lastWords(text: string): Passage['passage'][number] {
  const cut = text.length > PARAGRAPH_MAX ? nextWord(text, text.length - PARAGRAPH_MAX) : 0;
  return { text: cut > 0 ? `…${text.slice(cut)}` : text, from: null, to: null };
}

/** Where the word after a place begins; in scripts without spaces the character that begins there, or behind it. */
function nextWord(text: string, place: number): number {
  const space = text.indexOf(' ', place);
  if (space >= 0 && space <= place + 40) return space + 1;
  return /^\p{Surrogate}/u.test(text.slice(place)) ? place + 1 : place;
}
