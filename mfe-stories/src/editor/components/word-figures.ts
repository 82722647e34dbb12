import { CHAPTER_LONG_WORDS, CHAPTER_SHORT_WORDS, CHAPTER_WORDS_MAX } from '@myfiction/shared/contract/rules.ts';

export type Length = 'empty' | 'short' | 'fine' | 'long' | 'too-long';

/** How a number of words stands to what readers expect and to what may be published. */
export function lengthOf(words: number): Length {
  if (words === 0) return 'empty';
  if (words < CHAPTER_SHORT_WORDS) return 'short';
  if (words > CHAPTER_WORDS_MAX) return 'too-long';
  return words > CHAPTER_LONG_WORDS ? 'long' : 'fine';
}
