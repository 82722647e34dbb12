import { type Book, isRightToLeft } from './book.ts';

export type Direction = 'ltr' | 'rtl';

const LETTER = /\p{L}/u;
const FROM_THE_RIGHT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Which way a text runs where that is another than its book's, undefined where it is the same: by its first letter, as
 * `dir="auto"` has it in the studio.
 */
export function otherDirection(book: Pick<Book, 'language'>, text: string): Direction | undefined {
  const letter = LETTER.exec(text)?.[0];
  if (letter === undefined) return undefined;
  const direction = FROM_THE_RIGHT.test(letter) ? 'rtl' : 'ltr';
  return (direction === 'rtl') === isRightToLeft(book) ? undefined : direction;
}
