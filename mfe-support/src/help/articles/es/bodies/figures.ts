import { CHAPTER_WORDS_MAX } from '@myfiction/shared/contract/rules.ts';

/** Four digits stand without a point in Spanish. @example inSpanish(20_000) // '20.000' */
export const inSpanish = (value: number): string => value.toLocaleString('es');

/** 20.000 */
export const LONGEST_CHAPTER = inSpanish(CHAPTER_WORDS_MAX);
