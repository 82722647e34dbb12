import type { Page, TextStyle } from './page.ts';

/** How much smaller the letters may become. */
const SMALLEST = 0.8;
const STEP = 0.05;

/**
 * The style with letters as much smaller as it takes for the longest word to stand on one line: a fingerprint or a name
 * is read and copied whole. A word that is longer still breaks where the line ends, in full size.
 */
export function fitWords(page: Pick<Page, 'measure'>, text: string, style: TextStyle, width: number): TextStyle {
  const longest = text.split(/\s+/).reduce((long, word) => (word.length > long.length ? word : long), '');
  for (let share = 1; share >= SMALLEST; share -= STEP) {
    const smaller = { ...style, size: style.size * share, leading: (style.leading ?? 1.5) / share };
    if (page.measure(longest, smaller, width).length <= 1) return smaller;
  }
  return style;
}
