import { CHAPTER_WORDS_MAX } from '@myfiction/shared/contract/rules.ts';

/** 20,000 */
export const LONGEST_CHAPTER = CHAPTER_WORDS_MAX.toLocaleString('en');
