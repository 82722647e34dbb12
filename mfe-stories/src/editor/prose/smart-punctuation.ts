/** What may stand before an opening quotation mark. */
const OPENS = /[\s([{<«“‘"'\u00a0]/;
/** Words that lose their beginning: the mark before them is an apostrophe, not a quotation mark. */
const CLIPPED = /^(?:tis|twas|twere|em|til|till|cause|cuz|bout|round|n|nother|gainst|\d0s)$/i;

/** The typographic mark for a straight one, by the character before it ('' at the start of a block). */
export function smartQuote(before: string, quote: '"' | "'"): string {
  const opens = before === '' || OPENS.test(before);
  if (quote === '"') return opens ? '“' : '”';
  return opens ? '‘' : '’';
}

/** True when the word after an opening single mark shows that the mark is an apostrophe: ’tis, ’em, ’90s. */
export function isClippedWord(word: string): boolean {
  return CLIPPED.test(word);
}

/**
 * Sets typographic quotes, dashes and ellipses in text that arrived in one piece (an input method's composition).
 * `before` is the character in front of it. @example smartenText('"No--"', '') // '“No—”'
 */
export function smartenText(text: string, before = ''): string {
  let result = '';
  const joined = text.replace(/\.\.\./g, '…').replace(/(?<!-)--(?!-)/g, '—');
  for (const character of joined) {
    const previous = result === '' ? before : result.slice(-1);
    result += character === '"' || character === "'" ? smartQuote(previous, character) : character;
  }
  return result.replace(/‘(\p{L}+|\d0s)/gu, (whole, word: string) => (isClippedWord(word) ? `’${word}` : whole));
}
