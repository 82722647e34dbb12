import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

const NOVEL = resolve(import.meta.dirname, '../../server/src/demo/texts/great-expectations.txt.gz');

/** The first `words` words of a real novel, whole paragraphs with a blank line between, as copied from a text file. */
export async function readProse(words: number): Promise<string> {
  const lines = gunzipSync(await readFile(NOVEL))
    .toString('utf8')
    .split('\n');
  const paragraphs: string[] = [];
  let count = 0;
  for (const line of lines) {
    if (count >= words) break;
    const paragraph = line.trim();
    if (paragraph === '' || paragraph.startsWith('#')) continue;
    paragraphs.push(paragraph);
    count += paragraph.split(/\s+/).length;
  }
  return paragraphs.join('\n\n');
}
