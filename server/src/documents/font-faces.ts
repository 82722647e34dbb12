import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import decompress from 'woff2-encoder/decompress';

/** One file of letters. */
export interface FontFace {
  /** Unique: pdfkit keeps a font under it. */
  name: string;
  bytes: Buffer;
  /** Share of the letter's height to draw around each letter: one file serves all weights of large scripts. */
  strokeEm: number;
  /** Written from right to left. */
  rightToLeft: boolean;
}

export type Weight = 'regular' | 'bold';

interface FontPackage {
  name: string;
  /** Variable fonts are drawn in their thinnest weight: pdfkit embeds no other. */
  variable?: boolean;
  rightToLeft?: boolean;
  /** Draws these only: the fonts of two scripts share some characters. */
  only?: RegExp;
}

/** The first that has a character draws it. */
const PACKAGES: readonly FontPackage[] = [
  { name: '@fontsource/noto-sans' },
  { name: '@fontsource/noto-sans-arabic', rightToLeft: true },
  { name: '@fontsource/noto-sans-hebrew', rightToLeft: true },
  { name: '@fontsource/noto-sans-thai' },
  { name: '@fontsource-variable/noto-sans-kr', variable: true, only: /\p{Script=Hangul}/u },
  { name: '@fontsource-variable/noto-sans-sc', variable: true },
];
const STROKE_EM: Readonly<Record<Weight, number>> = { regular: 0.035, bold: 0.075 };
const FILE_WEIGHT: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };

interface Subset {
  font: FontPackage;
  /** As in names of files: `latin-ext`, `118`. */
  name: string;
  folder: string;
  /** First and last code point of each range. */
  ranges: readonly (readonly [number, number])[];
}

const SPACE = 32;
const { resolve } = createRequire(import.meta.url);
const subsets = new Map<string, Promise<readonly Subset[]>>();
const faces = new Map<string, Promise<FontFace>>();
const fonts = new Map<string, Promise<Buffer>>();

/** The face that draws a character; that of Latin, which shows an empty box, where none has it. */
export type FaceOf = (codePoint: number, weight: Weight) => FontFace;

/** Reads the faces that a text needs, in both weights. */
export async function loadFaces(text: string): Promise<FaceOf> {
  const known = await once(subsets, '', readSubsets);
  const needed = new Map<number, Readonly<Record<Weight, FontFace>>>();
  for (const codePoint of new Set([...`${text} `.normalize('NFC')].map((letter) => letter.codePointAt(0) ?? 0))) {
    const subset = findSubset(known, codePoint);
    needed.set(codePoint, { regular: await faceOf(subset, 'regular'), bold: await faceOf(subset, 'bold') });
  }
  return (codePoint, weight) => {
    const faces = needed.get(codePoint) ?? needed.get(SPACE);
    if (!faces) throw new Error('No face was loaded.');
    return faces[weight];
  };
}

function findSubset(known: readonly Subset[], codePoint: number): Subset {
  const letter = String.fromCodePoint(codePoint);
  const found = known.find(
    ({ font, ranges }) =>
      font.only?.test(letter) !== false && ranges.some(([first, last]) => codePoint >= first && codePoint <= last),
  );
  const subset = found ?? known.find(({ name }) => name === 'latin');
  if (!subset) throw new Error('The fonts of documents are not installed. Run npm ci.');
  return subset;
}

function faceOf(subset: Subset, weight: Weight): Promise<FontFace> {
  const key = `${subset.font.name} ${subset.name} ${weight}`;
  return once(faces, key, () => readFace(key, subset, weight));
}

/** Read once. What could not be read, the next document asks for again. */
function once<T>(known: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const found = known.get(key);
  if (found) return found;
  const reading = read();
  known.set(key, reading);
  reading.catch(() => known.delete(key));
  return reading;
}

async function readSubsets(): Promise<Subset[]> {
  return (await Promise.all(PACKAGES.map(readPackage))).flat();
}

async function readPackage(font: FontPackage): Promise<Subset[]> {
  const folder = dirname(resolve(`${font.name}/package.json`));
  const unicode: Record<string, string> = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
  const all = Object.entries(unicode).map(([name, text]) => ({
    font,
    // Numbered subsets are written in brackets.
    name: name.replace(/[[\]]/g, ''),
    folder,
    ranges: text.split(',').map(readRange),
  }));
  // Common marks stand in several subsets: the letters of most texts come first.
  return all.sort((a, b) => rank(a.name) - rank(b.name));
}

const rank = (name: string): number => (name === 'latin' ? 0 : name === 'latin-ext' ? 1 : 2);

function readRange(text: string): [number, number] {
  const [first = Number.NaN, last = first] = text
    .trim()
    .replace(/^U\+/i, '')
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return [first, last];
}

async function readFace(name: string, { font, name: subset, folder }: Subset, weight: Weight): Promise<FontFace> {
  const file = `${font.name.split('/')[1]}-${subset}-${font.variable ? 'wght' : FILE_WEIGHT[weight]}-normal.woff2`;
  return {
    name,
    bytes: await readFont(join(folder, 'files', file)),
    strokeEm: font.variable ? STROKE_EM[weight] : 0,
    rightToLeft: font.rightToLeft ?? false,
  };
}

/** Unpacked once: pdfkit would do it for each document, and cannot embed all that it unpacks. */
function readFont(path: string): Promise<Buffer> {
  return once(fonts, path, async () => Buffer.from(await decompress(await readFile(path))));
}
