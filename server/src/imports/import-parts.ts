import { and, asc, eq, inArray } from 'drizzle-orm';
import { chapterTextHash } from '../chapters/chapter-text-hash.ts';
import type { NumberedTitle } from '../chapters/number-titles.ts';
import type { Database } from '../database/connect.ts';
import { importChapters } from '../database/schema/imports.ts';
import { importedText } from './imported-text.ts';

const TEXTS_AT_A_TIME = 50;

export type Part = Awaited<ReturnType<typeof listParts>>[number];

/** Everything of the import's chapters but their texts. */
export function listParts(tx: Database, importId: string) {
  const { index, chapterId, title, volume, words, textHash } = importChapters;
  return tx
    .select({ index, chapterId, title, volume, words, textHash })
    .from(importChapters)
    .where(eq(importChapters.importId, importId))
    .orderBy(asc(index));
}

/** The fingerprint covers the title, so a new title needs its text once more. */
export async function hashRenamed(
  tx: Database,
  importId: string,
  parts: readonly Part[],
  numbered: readonly NumberedTitle[],
): Promise<string[]> {
  const { index, content, noteBefore, noteAfter, warning } = importChapters;
  const hashes = parts.map(({ textHash }) => textHash);
  const places = numbered.flatMap(({ renamed }, place) => (renamed ? [place] : []));
  for (let from = 0; from < places.length; from += TEXTS_AT_A_TIME) {
    const batch = places.slice(from, from + TEXTS_AT_A_TIME);
    const indexes = batch.map((place) => parts[place]?.index ?? 0);
    const texts = await tx
      .select({ index, content, note_before: noteBefore, note_after: noteAfter, warning })
      .from(importChapters)
      .where(and(eq(importChapters.importId, importId), inArray(importChapters.index, indexes)));
    const byIndex = new Map(texts.map((text) => [text.index, text]));
    for (const place of batch) {
      const text = byIndex.get(parts[place]?.index ?? 0);
      const title = numbered[place]?.title;
      if (text && title !== undefined) hashes[place] = chapterTextHash(importedText({ ...text, title }));
    }
  }
  return hashes;
}
