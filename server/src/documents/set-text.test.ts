import { loadFaces } from './font-faces.ts';
import { setText } from './set-text.ts';

/** As if every letter were ten points wide. */
const measure = ({ text }: { text: string }): number => [...text].length * 10;

async function set(text: string, width: number): Promise<string[]> {
  const lines = setText(text, { faceOf: await loadFaces(text), weight: 'regular', width, measure });
  return lines.map((line) => line.runs.map((run) => run.text).join(''));
}

test('lines break between words and where the text breaks', async () => {
  expect(await set('The author signs', 100)).toEqual(['The author', 'signs']);
  expect(await set('One\ntwo', 100)).toEqual(['One', 'two']);
  expect(await set('', 100)).toEqual(['']);
});

test('a word of letters from several files of a font stays whole', async () => {
  expect(await set('by Dvořák', 80)).toEqual(['by', 'Dvořák']);
  const faceOf = await loadFaces('ř');
  expect(faceOf(0x159, 'regular')).not.toBe(faceOf(0x44, 'regular'));
});

test('what is longer than a line is broken where it ends', async () => {
  expect(await set('ab 1234567890', 50)).toEqual(['ab 12', '34567', '890']);
});

test('scripts without spaces break between any two characters', async () => {
  expect(await set('村上美咲', 30)).toEqual(['村上美', '咲']);
});

test('letters and their accents are one character', async () => {
  expect(await set('Nguye\u0302\u0303n', 200)).toEqual(['Nguyễn']);
});

test('words of Arabic and Hebrew stand from right to left', async () => {
  expect(await set('נור דין and', 200)).toEqual(['דין נור and']);
});

test.each([
  ['김', 'noto-sans-kr'],
  ['美', 'noto-sans-sc'],
  ['さ', 'noto-sans-sc'],
  ['я', 'noto-sans cyrillic'],
  ['ế', 'noto-sans vietnamese'],
  ['न', 'noto-sans devanagari'],
  ['ن', 'noto-sans-arabic'],
  ['ש', 'noto-sans-hebrew'],
  ['ช', 'noto-sans-thai'],
  ['€', 'noto-sans latin'],
  ['\u{1f600}', 'noto-sans latin'],
])('%s is drawn by %s', async (letter, face) => {
  const faceOf = await loadFaces(letter);
  expect(faceOf(letter.codePointAt(0) ?? 0, 'bold').name).toContain(face);
});
