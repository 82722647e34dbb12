import type { FoundWords } from '@myfiction/shared/contract/calls/comment.ts';
import { ApiError } from '@myfiction/shared/host.ts';

/** Where a refused text has words that it may not have; empty for any other failure. */
export function foundWords(error: unknown): FoundWords['words'] {
  if (!(error instanceof ApiError) || error.errorName !== 'inappropriateWords') return [];
  const { data } = error;
  const words: unknown = typeof data === 'object' && data !== null && 'words' in data ? data.words : undefined;
  return Array.isArray(words) ? words.filter(isPlace) : [];
}

function isPlace(value: unknown): value is FoundWords['words'][number] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'from' in value &&
    'to' in value &&
    typeof value.from === 'number' &&
    typeof value.to === 'number'
  );
}
