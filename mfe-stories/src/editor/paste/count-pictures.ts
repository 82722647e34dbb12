import type { MarkupElement } from './markup.ts';

const PICTURES = new Set(['IMG', 'PICTURE', 'SVG', 'VIDEO', 'OBJECT']);

/** Pictures among what was left out. */
export function countPictures(discarded: readonly MarkupElement[]): number {
  return discarded.filter(({ tag }) => PICTURES.has(tag)).length;
}
