import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { chapters } from '../database/schema/chapters.ts';
import { chapterReaders } from '../database/schema/readers.ts';

/** As many people for each chapter as it counts; who reads a later one has read those before. Made in the database. */
export async function loadReaders(tx: Database, storyId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${chapterReaders} (chapter_id, reader_id, first_read_at)
    select ${chapters.id}, 'reader-' || n, ${chapters.publishedAt} + n * interval '1 minute'
    from ${chapters}, generate_series(1, ${chapters.readers}) n
    where ${eq(chapters.storyId, storyId)} and ${chapters.status} = 'published'`);
}
