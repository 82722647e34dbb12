import { textHash } from '../base/text-hash.ts';

/** [ground, text] pairs, each at least 7:1; they read on both themes. */
const PAIRS = [
  ['#FFD6E3', '#7A0F38'],
  ['#D8EFF0', '#0F5A5A'],
  ['#E4DFFA', '#3D2A8C'],
  ['#FCE6C4', '#6B3F00'],
  ['#DCEBDD', '#1D5233'],
  ['#DDE6F6', '#24467E'],
  ['#F3DCEB', '#6A1F58'],
] as const;

/** Or a digit or an emoji: with its accents, without the brackets and quotation marks that may stand before it. */
const LETTER = /[\p{L}\p{N}\p{Extended_Pictographic}]\p{M}*/u;

/** The first letters of the first and the last word; one letter for one word, the first sign where there is no letter. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => LETTER.exec(word)?.[0] ?? []);
  const [first = [...name.trim()][0] ?? ''] = letters;
  const last = letters.length > 1 ? letters.at(-1) : '';
  return `${first}${last}`.toLocaleUpperCase();
}

/** The same name always gets the same pair. */
export function avatarColours(name: string): { ground: string; text: string } {
  const [ground, text] = PAIRS[textHash(name.trim()) % PAIRS.length] ?? PAIRS[0];
  return { ground, text };
}
