import type { PriceRule } from './application-options.ts';

/**
 * What a chapter costs a reader, in whole coins; parts of a coin are rounded up.
 *
 * @example chapterPrice('per-thousand-words', 4, 1_540) // 7
 */
export function chapterPrice(rule: PriceRule, coins: number, words: number): number {
  return rule === 'per-chapter' ? coins : Math.max(1, Math.ceil((coins * words) / 1000));
}
