import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { parseText, type TextChapter } from './parse-text.ts';

/** Public-domain novels that fill the demonstration stories. */
export const NOVELS = ['war-and-peace', 'great-expectations', 'hard-times', 'the-three-musketeers'] as const;
export type Novel = (typeof NOVELS)[number];
export type Texts = Readonly<Record<Novel, readonly TextChapter[]>>;

/** Where the texts lie when the source runs as it is; a bundle names its own folder. */
export const TEXTS_FOLDER = fileURLToPath(new URL('./texts', import.meta.url));

export async function readTexts(folder = TEXTS_FOLDER): Promise<Texts> {
  const read = async (novel: Novel): Promise<TextChapter[]> => {
    const packed = await readFile(join(folder, `${novel}.txt.gz`));
    return parseText((await promisify(gunzip)(packed)).toString('utf8'));
  };
  return {
    'war-and-peace': await read('war-and-peace'),
    'great-expectations': await read('great-expectations'),
    'hard-times': await read('hard-times'),
    'the-three-musketeers': await read('the-three-musketeers'),
  };
}
