const SENTENCE_END = /[.!?…。！？][”’"')\]]*$/;

/**
 * Where a stretch that only one text has begins best: the same words may be told from several places, and one that
 * begins with a sentence, or else with a space, reads as the author wrote it.
 *
 * @param tokens those of the text that has it, from `start` to `end`
 * @param room how many tokens on each side both texts have
 * @returns by how many tokens to move both its ends
 */
export function slideChange(
  tokens: readonly string[],
  start: number,
  end: number,
  room: { before: number; after: number },
): number {
  let [first, last] = [0, 0];
  while (-first < room.before && tokens[start + first - 1] === tokens[end + first - 1]) first -= 1;
  while (last < room.after && tokens[start + last] === tokens[end + last]) last += 1;
  let best = 0;
  for (let shift = first; shift <= last; shift += 1)
    if (scoreAt(tokens, start + shift) > scoreAt(tokens, start + best)) best = shift;
  return best;
}

function scoreAt(tokens: readonly string[], at: number): number {
  if (at === 0) return 2;
  const isSpace = /^\s/.test(tokens[at] ?? '');
  if (!isSpace) return 0;
  return SENTENCE_END.test(tokens.slice(Math.max(0, at - 2), at).join('')) ? 2 : 1;
}
