import { UNSPACED_SCRIPTS } from '@myfiction/shared/contract/chapter-text.ts';
import { readTokens, type Token, wordKey } from './tokens.ts';

export interface FoundWord {
  /** As it stands in the list. */
  phrase: string;
  /** Where it stands in the text, in UTF-16 units. */
  from: number;
  to: number;
}

/** A list of words and phrases, ready to be looked for. */
export interface WordList {
  /** By the first word of each phrase. */
  byFirst: ReadonlyMap<string, readonly { phrase: string; keys: readonly string[] }[]>;
  /** Phrases of scripts that write no spaces: these are found within words too. */
  unspaced: readonly { phrase: string; key: string }[];
}

const UNSPACED = new RegExp(`[${UNSPACED_SCRIPTS}]`, 'u');

export function makeWordList(phrases: Iterable<string>): WordList {
  const byFirst = new Map<string, { phrase: string; keys: string[] }[]>();
  const unspaced: { phrase: string; key: string }[] = [];
  for (const phrase of phrases) {
    if (UNSPACED.test(phrase)) {
      unspaced.push({ phrase, key: wordKey(phrase) });
      continue;
    }
    const keys = readTokens(phrase).map((token) => token.keys[0] ?? '');
    const [first] = keys;
    if (first === undefined) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { phrase, keys }]);
  }
  return { byFirst, unspaced };
}

/** Where words of the list stand in a text: whole words, whatever their letter case, width and accents. */
export function findWords(text: string, { byFirst, unspaced }: WordList): FoundWord[] {
  const found = byFirst.size > 0 ? findSpaced(readTokens(text), byFirst) : [];
  const key = unspaced.length > 0 ? wordKey(text) : '';
  for (const { phrase, key: wanted } of unspaced) {
    if (!key.includes(wanted)) continue;
    const from = text.indexOf(phrase);
    // Written in another width: it is there, but where is not known.
    found.push(from < 0 ? { phrase, from: 0, to: text.length } : { phrase, from, to: from + phrase.length });
  }
  return withoutInner(found.sort((a, b) => a.from - b.from || b.to - a.to));
}

/** A word within a phrase that was found is not found a second time. */
function withoutInner(found: readonly FoundWord[]): FoundWord[] {
  let end = -1;
  return found.filter(({ to }) => {
    const isNew = to > end;
    end = Math.max(end, to);
    return isNew;
  });
}

function findSpaced(tokens: readonly Token[], byFirst: WordList['byFirst']): FoundWord[] {
  return tokens.flatMap((token, start) =>
    token.keys.flatMap((key) =>
      (byFirst.get(key) ?? []).flatMap(({ phrase, keys }) => {
        const last = tokens[start + keys.length - 1];
        const isThere = last && keys.every((wanted, place) => tokens[start + place]?.keys.includes(wanted));
        return isThere ? [{ phrase, from: token.from, to: last.to }] : [];
      }),
    ),
  );
}
