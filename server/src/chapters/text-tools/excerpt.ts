import type { FoundRange } from '@myfiction/shared/contract/find-in-text.ts';

/** Characters shown on each side of a match. */
const AROUND = 48;

export interface Excerpt {
  before: string;
  match: string;
  after: string;
}

/** A match with a little of what is around it, cut between words where there are any. */
export function excerptOf(text: string, { from, to }: FoundRange): Excerpt {
  const before = text.slice(Math.max(0, from - AROUND), from);
  const after = text.slice(to, to + AROUND);
  return {
    before: from > AROUND ? before.replace(/^\S*\s+(?=\S)|^\p{Cs}/u, '') : before,
    match: text.slice(from, to),
    after: to + AROUND < text.length ? after.replace(/(?<=\S)\s+\S*$|\p{Cs}$/u, '') : after,
  };
}
