import { inlineText } from '@myfiction/shared/contract/inline-content.ts';
import type { FlatBlock } from './block-diff.ts';
import { inlineOf } from './flat-blocks.ts';
import { wordBag } from './word-tokens.ts';

/** How far ahead the counterpart of a block is looked for. */
const LOOK_AHEAD = 12;
/** Share of words that both have, from which on one block is the other one rewritten. */
const ALIKE = 0.4;

/** Pairs the blocks that were rewritten: places in both lists, rising on both sides. */
export function pairBlocks(before: readonly FlatBlock[], after: readonly FlatBlock[]): [number, number][] {
  const [bags, otherBags] = [before.map(bagOf), after.map(bagOf)];
  const pairs: [number, number][] = [];
  let next = 0;
  bags.forEach((bag, index) => {
    let best = { likeness: ALIKE, at: -1 };
    for (let at = next; at < Math.min(next + LOOK_AHEAD, otherBags.length); at += 1) {
      const likeness = likenessOf(bag, otherBags[at] ?? new Map());
      if (likeness > best.likeness) best = { likeness, at };
    }
    if (best.at < 0) return;
    pairs.push([index, best.at]);
    next = best.at + 1;
  });
  return pairs;
}

type Bag = ReadonlyMap<string, number>;

function bagOf(block: FlatBlock): Bag {
  return wordBag(inlineText(inlineOf(block)));
}

/** From 0 to 1; a block that was split or grew is like its longer half. */
function likenessOf(one: Bag, other: Bag): number {
  let common = 0;
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0);
  const smaller = Math.min(sizeOf(one), sizeOf(other));
  return smaller === 0 ? 0 : common / Math.max(smaller, (sizeOf(one) + sizeOf(other)) / 3);
}

function sizeOf(bag: Bag): number {
  let size = 0;
  for (const count of bag.values()) size += count;
  return size;
}
