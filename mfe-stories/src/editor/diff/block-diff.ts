import type { ChapterBlock } from '@myfiction/shared/contract/chapter-document.ts';
import type { Inline } from '@myfiction/shared/contract/inline-content.ts';

/** A block that holds no others: what stands in a quote is a block of its own that says so. */
export interface FlatBlock {
  node: Exclude<ChapterBlock, { type: 'blockquote' }>;
  isQuoted: boolean;
}

export interface DiffPart {
  /** `restyled`: the same words in other marks. */
  kind: 'same' | 'added' | 'removed' | 'restyled';
  content: readonly Inline[];
}

export interface BlockDiff {
  /** `changed` has parts of more than one kind, or another shape than before. */
  kind: 'same' | 'added' | 'removed' | 'changed';
  /** The shape to draw: as it is after, or before when it was removed. */
  block: FlatBlock;
  /** The shape before, of one that was changed. */
  before?: FlatBlock;
  /** The text from beginning to end; none for a scene break and for an empty line. */
  parts: readonly DiffPart[];
}
