import { countWords } from '@myfiction/shared/contract/chapter-text.ts';
import type { BlockDiff, DiffPart } from './block-diff.ts';
import { plainText } from './flat-blocks.ts';

export interface ChangedWords {
  added: number;
  removed: number;
}

/** Words that came and words that went. */
export function countChangedWords(diff: readonly Pick<BlockDiff, 'parts'>[]): ChangedWords {
  const count = (kind: DiffPart['kind']): number =>
    diff
      .flatMap(({ parts }) => parts)
      .reduce((sum, part) => (part.kind === kind ? sum + countWords(plainText(part.content)) : sum), 0);
  return { added: count('added'), removed: count('removed') };
}
