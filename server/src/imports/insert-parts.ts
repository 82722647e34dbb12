import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { chapters } from '../database/schema/chapters.ts';
import { importChapters } from '../database/schema/imports.ts';

/** What finishing decides, one entry a chapter in reading order. */
export interface PartColumns {
  indexes: number[];
  titles: string[];
  keys: string[];
  volumes: (string | null)[];
  hashes: string[];
}

/** Copies the texts of an import behind the story's last chapter, in one statement. */
export async function insertParts(
  tx: Database,
  place: { importId: string; storyId: string; now: Date },
  columns: PartColumns,
): Promise<void> {
  const { importId, storyId } = place;
  const now = place.now.toISOString();
  const [last] = await tx
    .select({ position: max(chapters.position) })
    .from(chapters)
    .where(and(eq(chapters.storyId, storyId), isNull(chapters.trashedAt)));
  await tx.execute(sql`
    insert into ${chapters} (id, story_id, position, volume_id, title, title_key, content, note_before, note_after,
      warning, words, text_hash, created_at, edited_at)
    select part.chapter_id, ${storyId}::uuid, ${last?.position ?? 0}::int + named.place, named.volume_id, named.title,
      named.title_key, part.content, part.note_before, part.note_after, part.warning, part.words, named.text_hash, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${sql.param(columns.indexes)}::int[], ${sql.param(columns.titles)}::text[],
      ${sql.param(columns.keys)}::text[], ${sql.param(columns.volumes)}::uuid[], ${sql.param(columns.hashes)}::text[])
      with ordinality as named (index, title, title_key, volume_id, text_hash, place)
    join ${importChapters} part on part.import_id = ${importId}::uuid and part.index = named.index`);
}
