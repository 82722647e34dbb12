/** A word of a text: where it stands, in UTF-16 units, and the forms in which it may be meant. */
export interface Token {
  from: number;
  to: number;
  keys: readonly string[];
}

/** Letters and digits, and between or before them the signs that stand for letters. */
const WORD = /[@$]?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[@$!*'’|]+[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*\$*/gu;
const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
};
const EITHER = /[1!|]/g;

/**
 * Accents, and the vowels that Arabic and Hebrew may leave out. Without the vowel signs of Thai and Hindi, or the marks
 * that tell the Japanese ば from は, a word would be another one.
 */
const ACCENTS =
  /(?=\p{M})(?![\u3099\u309A])[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}]/gu;

/**
 * The form in which words are compared: width, letter case, accents and apostrophes make no difference.
 *
 * @param marks what is left out of the letters
 */
export function wordKey(text: string, marks = ACCENTS): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      // The tilde of ñ makes another letter: año is no bad word.
      .replace(/n\u0303/g, 'ñ')
      .replace(marks, '')
      .replace(/['’]/g, '')
      .normalize('NFC')
  );
}

/** The words of a text. @example readTokens('Sh1t!') // [{ from: 0, to: 4, keys: ['sh1t', 'shit', 'shlt'] }] */
export function readTokens(text: string): Token[] {
  return [...text.matchAll(WORD)].map((match) => {
    const from = match.index;
    return { from, to: from + match[0].length, keys: keysOf(match[0]) };
  });
}

function keysOf(word: string): string[] {
  const plain = wordKey(word);
  const keys = new Set([plain]);
  // A number is a number: 455 is not a word.
  if (/\p{L}/u.test(plain) && /[\d@$!|]/.test(plain)) {
    const decoded = plain.replace(/[034578@$]/g, (sign) => DIGIT_LETTERS[sign] ?? sign);
    keys.add(decoded.replace(EITHER, 'i'));
    keys.add(decoded.replace(EITHER, 'l'));
  }
  for (const key of [...keys]) keys.add(key.replace(/(.)\1{2,}/gu, '$1'));
  return [...keys];
}
