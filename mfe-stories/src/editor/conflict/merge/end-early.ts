import { BLOCK_END } from './text-tokens.ts';

const SIGN = /^[^\p{L}\p{N}]*$/u;

/**
 * Moves the ends of blocks, with the signs before them, to the first place where they can be: `One.` of which became
 * `One, two.` and a new paragraph `New.` has its end in the first, as its author sees it, though the last ends alike.
 *
 * @param places where each element of `base` stands in `other`, rising; -1 where it does not. Changed in place
 */
export function endEarly(base: readonly string[], other: readonly string[], places: Int32Array): void {
  let before = -1;
  for (let from = 0; from < base.length; from += 1) {
    const end = endBehind(base, places, from);
    const at = end > 0 ? findEarlier(base.slice(from, end), other, before + 1, places[from] ?? 0) : -1;
    for (let index = from; at >= 0 && index < end; index += 1) places[index] = at + index - from;
    before = Math.max(before, places[from] ?? -1);
  }
}

/** Behind the block's end to which only signs lead from an element, side by side in both; 0 for none. */
function endBehind(base: readonly string[], places: Int32Array, from: number): number {
  for (let index = from; index < base.length; index += 1) {
    const element = base[index] ?? '';
    const isBeside = (places[index] ?? -1) >= 0 && (places[index] ?? 0) - (places[from] ?? 0) === index - from;
    if (!isBeside) return 0;
    if (element.startsWith(BLOCK_END)) return index + 1;
    if (!SIGN.test(element)) return 0;
  }
  return 0;
}

function findEarlier(run: readonly string[], other: readonly string[], from: number, before: number): number {
  for (let at = from; at < before; at += 1) if (run.every((element, index) => element === other[at + index])) return at;
  return -1;
}
