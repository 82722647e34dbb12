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

/** The first letters of the first and the last word; one letter for one word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last]
    .map((word) => (word ? ([...word][0] ?? '') : ''))
    .join('')
    .toLocaleUpperCase();
}

/** The same name always gets the same pair. */
export function avatarColours(name: string): { ground: string; text: string } {
  const [ground, text] = PAIRS[textHash(name.trim()) % PAIRS.length] ?? PAIRS[0];
  return { ground, text };
}
