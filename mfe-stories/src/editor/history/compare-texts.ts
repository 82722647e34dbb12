import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { Inline } from '@myfiction/shared/contract/inline-content.ts';
import type { BlockDiff, DiffPart } from '../diff/block-diff.ts';
import { type ChangedWords, countChangedWords } from '../diff/count-changed-words.ts';
import { diffInSlices } from '../diff/diff-in-slices.ts';
import { diffWords } from '../diff/diff-words.ts';

/** What stands around a chapter's text. */
export type ExtraName = 'warning' | 'note_before' | 'note_after';

export interface Comparison {
  title: readonly DiffPart[];
  blocks: readonly BlockDiff[];
  /** Only those that differ. */
  extras: readonly { name: ExtraName; parts: readonly DiffPart[] }[];
  words: ChangedWords;
  /** Where in `blocks` each passage begins that differs. */
  changes: readonly number[];
  isSame: boolean;
}

const EXTRAS: readonly ExtraName[] = ['warning', 'note_before', 'note_after'];

/** Compares two texts without holding up the page; null when it was given up. */
export async function compareTexts(
  before: ChapterText,
  after: ChapterText,
  signal: AbortSignal,
): Promise<Comparison | null> {
  const blocks = await diffInSlices(before.content, after.content, signal);
  if (!blocks) return null;
  const extras = EXTRAS.filter((name) => before[name] !== after[name]).map((name) => ({
    name,
    parts: diffWords(plain(before[name]), plain(after[name])),
  }));
  const changes = blocks.flatMap(({ kind }, index) =>
    kind !== 'same' && (blocks[index - 1]?.kind ?? 'same') === 'same' ? [index] : [],
  );
  return {
    title: diffWords(plain(before.title), plain(after.title)),
    blocks,
    extras,
    words: countChangedWords(blocks),
    changes,
    isSame: changes.length === 0 && extras.length === 0 && before.title === after.title,
  };
}

function plain(text: string): Inline[] {
  return text === '' ? [] : [{ type: 'text', text }];
}
