/**
 * How long a text is for its author, its field, the server's schemas and the database alike: in Unicode characters, so
 * that an emoji outside the first plane is one, and a combining sign another. `length` counts UTF-16 units.
 *
 * @example countCharacters('Noor 🐺') // 6
 */
export function countCharacters(text: string): number {
  return [...text].length;
}
