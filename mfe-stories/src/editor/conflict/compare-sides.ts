import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { matchSequences } from '../diff/match-sequences.ts';
import { type ChapterMerge, MERGE_FIELDS, mergeChapters } from './merge/merge-chapters.ts';
import type { MergeSegment } from './merge/merge-documents.ts';

/** Two texts of one chapter: settled where they can be. Without what both had in common, only what is alike is. */
export function compareSides(base: ChapterText | null, mine: ChapterText, theirs: ChapterText): ChapterMerge {
  if (base) return mergeChapters(base, mine, theirs);
  const alike = MERGE_FIELDS.filter((name) => mine[name] === theirs[name]);
  return { segments: segmentsOf(mine, theirs), fields: Object.fromEntries(alike.map((name) => [name, mine[name]])) };
}

function segmentsOf({ content: mine }: ChapterText, { content: theirs }: ChapterText): MergeSegment[] {
  const key = (block: unknown) => JSON.stringify(block);
  const [blocks, others] = [mine.content, theirs.content];
  const end = { one: blocks.length, other: others.length, length: 0 };
  let [at, otherAt] = [0, 0];
  return [...matchSequences(blocks.map(key), others.map(key)), end].flatMap(({ one, other, length }) => {
    const segments: MergeSegment[] = [];
    if (one > at || other > otherAt)
      segments.push({ kind: 'passage', base: [], mine: blocks.slice(at, one), theirs: others.slice(otherAt, other) });
    if (length > 0) segments.push({ kind: 'merged', blocks: blocks.slice(one, one + length) });
    [at, otherAt] = [one + length, other + length];
    return segments;
  });
}
