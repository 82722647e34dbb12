import { diffArrays } from 'diff/lib/diff/array.js';

/** A stretch that both sequences have. */
export interface Match {
  one: number;
  other: number;
  length: number;
}

interface Range {
  one: number;
  oneEnd: number;
  other: number;
  otherEnd: number;
}

/** The exact search grows with the square of what differs; beyond this the stretch counts as rewritten. */
const MAX_EDITS = 400;

/**
 * What two sequences have in common, in order. Elements that each side has once are the fixed points, the exact search
 * works between them: 200,000 words that were rewritten or moved take as long as 200,000 that were not.
 */
export function matchSequences(one: readonly string[], other: readonly string[]): Match[] {
  const matches: Match[] = [];
  const add = (at: number, otherAt: number, length: number): void => {
    if (length === 0) return;
    const last = matches.at(-1);
    if (last && last.one + last.length === at && last.other + last.length === otherAt) last.length += length;
    else matches.push({ one: at, other: otherAt, length });
  };
  const visit = (range: Range): void => {
    const start = { ...range };
    while (range.one < range.oneEnd && range.other < range.otherEnd && one[range.one] === other[range.other]) {
      range.one += 1;
      range.other += 1;
    }
    add(start.one, start.other, range.one - start.one);
    let tail = 0;
    while (
      range.oneEnd > range.one &&
      range.otherEnd > range.other &&
      one[range.oneEnd - 1] === other[range.otherEnd - 1]
    ) {
      range.oneEnd -= 1;
      range.otherEnd -= 1;
      tail += 1;
    }
    if (range.one < range.oneEnd && range.other < range.otherEnd) visitMiddle(range);
    add(range.oneEnd, range.otherEnd, tail);
  };
  const visitMiddle = (range: Range): void => {
    const anchors = longestRising(uniquePairs(one, other, range));
    if (anchors.length === 0) {
      for (const { one: at, other: otherAt, length } of exactMatches(one, other, range)) add(at, otherAt, length);
      return;
    }
    let { one: oneAt, other: otherAt } = range;
    for (const [oneEnd, otherEnd] of anchors) {
      // An anchor that the stretch before it ran into.
      if (oneEnd < oneAt || otherEnd < otherAt) continue;
      visit({ one: oneAt, oneEnd, other: otherAt, otherEnd });
      add(oneEnd, otherEnd, 1);
      oneAt = oneEnd + 1;
      otherAt = otherEnd + 1;
    }
    visit({ one: oneAt, oneEnd: range.oneEnd, other: otherAt, otherEnd: range.otherEnd });
  };
  visit({ one: 0, oneEnd: one.length, other: 0, otherEnd: other.length });
  return matches;
}

/** Where the elements stand that each side has exactly once, in the order of `one`. */
function uniquePairs(one: readonly string[], other: readonly string[], range: Range): [number, number][] {
  const places = uniquePlaces(other, range.other, range.otherEnd);
  const pairs: [number, number][] = [];
  for (const [element, at] of uniquePlaces(one, range.one, range.oneEnd)) {
    const otherAt = places.get(element) ?? -1;
    if (at >= 0 && otherAt >= 0) pairs.push([at, otherAt]);
  }
  return pairs;
}

function uniquePlaces(elements: readonly string[], from: number, to: number): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = from; at < to; at += 1) {
    const element = elements[at] ?? '';
    places.set(element, places.has(element) ? -1 : at);
  }
  return places;
}

/** The most pairs that rise on both sides. */
function longestRising(pairs: readonly [number, number][]): [number, number][] {
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  pairs.forEach(([, otherAt], index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < otherAt) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  });
  const rising: [number, number][] = [];
  for (let index = ends.at(-1); index !== undefined; index = before[index]) {
    const pair = pairs[index];
    if (pair) rising.push(pair);
  }
  return rising.reverse();
}

function exactMatches(one: readonly string[], other: readonly string[], range: Range): Match[] {
  const changes = diffArrays(one.slice(range.one, range.oneEnd), other.slice(range.other, range.otherEnd), {
    maxEditLength: MAX_EDITS,
  });
  const matches: Match[] = [];
  let { one: oneAt, other: otherAt } = range;
  for (const { added, removed, count } of changes ?? []) {
    if (!added && !removed) matches.push({ one: oneAt, other: otherAt, length: count });
    if (!added) oneAt += count;
    if (!removed) otherAt += count;
  }
  return matches;
}
