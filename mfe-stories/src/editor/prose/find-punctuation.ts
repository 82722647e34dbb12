import type { PunctuationStyle } from './punctuation-styles.ts';

export type PunctuationKind = 'quote' | 'dash' | 'ellipsis' | 'space';

/** One place where a text is not as its language writes it. */
export interface PunctuationEdit {
  from: number;
  to: number;
  insert: string;
  kind: PunctuationKind;
  /** End of what had to be read to know it: while typing, only what the last key has decided is changed. */
  seen: number;
}

const THIN = '\u202f';
const LETTER = /[\p{L}\p{N}]/u;
const SPEECH = /[\p{L}¿¡«“]/u;
const OPENS_AFTER = /[\s([{<'"\ufffc]/;
/** After these a mark may open or close: what is open decides. */
const EITHER = /[—–…]/;
const WORD = /^(?:\p{L}+|\d0s)(?![\p{L}\p{N}])/u;
/** A hyphen that closes an aside in a dialogue. */
const ASIDE_END = /^[\s.,;:!?…]/;

interface Reading {
  text: string;
  /** The text so far, as it will read. */
  set: string;
  style: PunctuationStyle;
}

function isOpen(set: string, [open, close]: PunctuationStyle['double']): boolean {
  return open !== '' && set.lastIndexOf(open.charAt(0)) > set.lastIndexOf(close.trim());
}

function opensHere({ set, style }: Reading, pair: PunctuationStyle['double']): boolean {
  const previous = set.at(-1);
  if (previous === undefined || OPENS_AFTER.test(previous)) return true;
  if (previous === style.double[0].at(-1) || previous === style.single[0].at(-1)) return true;
  return EITHER.test(previous) && !isOpen(set, pair);
}

function singleMark(reading: Reading, index: number): string {
  const { text, set, style } = reading;
  const [open, close] = style.single;
  const next = text.slice(index + 1);
  const word = WORD.exec(next)?.[0];
  if (open === '' || (LETTER.test(set.at(-1) ?? '') && LETTER.test(next.charAt(0)))) return '’';
  if (opensHere(reading, style.single)) return word && style.clipped?.test(word) ? '’' : open;
  return close === '’' || isOpen(set, style.single) ? close : '’';
}

function editAt(reading: Reading, index: number): PunctuationEdit | null {
  const { text, set, style } = reading;
  const edit = (kind: PunctuationKind, insert: string, length = 1, seen = length): PunctuationEdit => ({
    from: index,
    to: index + length,
    insert,
    kind,
    seen: index + seen,
  });
  const previous = set.at(-1) ?? '';
  const next = text.charAt(index + 1);
  switch (text[index]) {
    case '"':
      return edit('quote', style.double[opensHere(reading, style.double) ? 0 : 1]);
    case "'":
      return edit('quote', singleMark(reading, index));
    case '.':
      return text.startsWith('...', index) ? edit('ellipsis', '…', 3) : null;
    case '-':
      if (previous === '-') return null;
      if (next === '-')
        return text[index + 2] === '-'
          ? null
          : edit('dash', set.trim() === '' && style.dialogueDash ? '—' : style.dash, 2);
      return style.dialogueDash && isDialogueDash(set, text.slice(index + 1)) ? edit('dash', '—', 1, 2) : null;
    case ';':
    case '!':
    case '?':
    case ':':
      return style.spaced ? spaceBefore(set, text.charAt(index), index) : null;
    default:
      return clippedAt(reading, index);
  }
}

function isDialogueDash(set: string, rest: string): boolean {
  const next = rest.charAt(0);
  const startsWord = SPEECH.test(next);
  if (set.trim() === '') return startsWord || (next === ' ' && SPEECH.test(rest.charAt(1)));
  if (!set.startsWith('—')) return false;
  return set.endsWith(' ') ? startsWord : ASIDE_END.test(next);
}

/** The thin space that French puts before a mark; a colon gets a full one, and only where a space was typed. */
function spaceBefore(set: string, mark: string, index: number): PunctuationEdit | null {
  if (/\S*:\/\/\S*$/.test(set)) return null;
  const hasSpace = set.endsWith(' ') && set.trim() !== '';
  const insert = mark === ':' ? '\u00a0' : THIN;
  if (!hasSpace && (mark === ':' || !/[\p{L}\p{N}»…)\]”]$/u.test(set))) return null;
  return { from: index - (hasSpace ? 1 : 0), to: index, insert, kind: 'space', seen: index + 1 };
}

/** An opening mark that was set before its word was known to be a clipped one: ‘tis becomes ’tis. */
function clippedAt({ text, style }: Reading, index: number): PunctuationEdit | null {
  if (text[index] !== style.single[0] || !style.clipped) return null;
  const word = WORD.exec(text.slice(index + 1))?.[0] ?? '';
  // At the end of what is typed the word may go on.
  if (!style.clipped.test(word) || index + 1 + word.length === text.length) return null;
  return { from: index, to: index + 1, insert: '’', kind: 'quote', seen: index + word.length + 2 };
}

/**
 * What must change in the text of one paragraph for the punctuation of its language, in order and apart from one
 * another. A line break is a `\n`.
 *
 * @example punctuationEdits('"No--"', style).map((edit) => edit.insert) // ['“', '—', '”']
 */
export function punctuationEdits(text: string, style: PunctuationStyle): PunctuationEdit[] {
  const edits: PunctuationEdit[] = [];
  const reading: Reading = { text, set: '', style };
  let index = 0;
  while (index < text.length) {
    const edit = editAt(reading, index);
    if (!edit) {
      reading.set += text[index];
      index += 1;
      continue;
    }
    edits.push(edit);
    if (edit.kind === 'space') {
      reading.set = `${reading.set.slice(0, reading.set.length - (edit.to - edit.from))}${edit.insert}${text[index]}`;
      index += 1;
    } else {
      reading.set += edit.insert;
      index = edit.to;
    }
  }
  return edits;
}

/** The text with its punctuation set. */
export function setPunctuation(text: string, style: PunctuationStyle): string {
  let set = '';
  let end = 0;
  for (const { from, to, insert } of punctuationEdits(text, style)) {
    set += text.slice(end, from) + insert;
    end = to;
  }
  return set + text.slice(end);
}
