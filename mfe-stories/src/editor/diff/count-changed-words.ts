import { countWords } from '@myfiction/shared/contract/chapter-text.ts';
import { inlineText } from '@myfiction/shared/contract/inline-content.ts';
import type { BlockDiff, DiffPart } from './block-diff.ts';

export interface ChangedWords {
  added: number;
  removed: number;
}

/** Words that came and words that went. */
export function countChangedWords(diff: readonly Pick<BlockDiff, 'parts'>[]): ChangedWords {
  const count = (kind: DiffPart['kind']): number =>
    diff
      .flatMap(({ parts }) => parts)
      .reduce((sum, part) => (part.kind === kind ? sum + countWords(inlineText(part.content)) : sum), 0);
  return { added: count('added'), removed: count('removed') };
}
