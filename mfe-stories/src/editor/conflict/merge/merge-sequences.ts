import { matchSequences } from '../../diff/match-sequences.ts';
import { endEarly } from './end-early.ts';

/** From (included) to (excluded). */
export type Span = readonly [from: number, to: number];

/**
 * A stretch of three sequences. `same`: none of the sides changed it; `mine`, `theirs`: that side alone did; `both`: they
 * made the same change; `conflict`: they made different ones.
 */
export interface MergeRegion {
  kind: 'same' | 'mine' | 'theirs' | 'both' | 'conflict';
  base: Span;
  mine: Span;
  theirs: Span;
}

/**
 * The three-way comparison of diff3: cut wherever an element of the base stands in both sides. Changes that touch one
 * another count as one, so that two people's halves of a sentence are never joined.
 */
export function mergeSequences(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): MergeRegion[] {
  const [inMine, inTheirs] = [placesOf(base, mine), placesOf(base, theirs)];
  const regions: MergeRegion[] = [];
  let [at, mineAt, theirAt] = [0, 0, 0];
  const changeUntil = (end: number, mineEnd: number, theirEnd: number): void => {
    if (end === at && mineEnd === mineAt && theirEnd === theirAt) return;
    const spans = { base: [at, end], mine: [mineAt, mineEnd], theirs: [theirAt, theirEnd] } as const;
    const kind = kindOf(base.slice(...spans.base), mine.slice(...spans.mine), theirs.slice(...spans.theirs));
    regions.push({ kind, ...spans });
    [at, mineAt, theirAt] = [end, mineEnd, theirEnd];
  };
  for (let index = 0; index < base.length; index += 1) {
    const [mineIndex, theirIndex] = [inMine[index] ?? -1, inTheirs[index] ?? -1];
    if (mineIndex < 0 || theirIndex < 0) continue;
    changeUntil(index, mineIndex, theirIndex);
    // Nothing was changed since the last one: it grows.
    const {
      base: from,
      mine: mineFrom,
      theirs: theirFrom,
    } = (regions.at(-1)?.kind === 'same' && regions.pop()) || {
      base: [at],
      mine: [mineAt],
      theirs: [theirAt],
    };
    [at, mineAt, theirAt] = [at + 1, mineAt + 1, theirAt + 1];
    regions.push({ kind: 'same', base: [from[0], at], mine: [mineFrom[0], mineAt], theirs: [theirFrom[0], theirAt] });
  }
  changeUntil(base.length, mine.length, theirs.length);
  return regions;
}

/** For each element of `base`, where it stands in `other`; -1 where it does not. */
function placesOf(base: readonly string[], other: readonly string[]): Int32Array {
  const places = new Int32Array(base.length).fill(-1);
  for (const match of matchSequences(base, other))
    for (let index = 0; index < match.length; index += 1) places[match.one + index] = match.other + index;
  endEarly(base, other, places);
  return places;
}

function kindOf(base: readonly string[], mine: readonly string[], theirs: readonly string[]): MergeRegion['kind'] {
  if (isSame(base, mine)) return 'theirs';
  if (isSame(base, theirs)) return 'mine';
  return isSame(mine, theirs) ? 'both' : 'conflict';
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((element, index) => element === other[index]);
}
