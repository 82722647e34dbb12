import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { type ChapterRow, chapterVersions } from '../../database/schema/chapters.ts';

/** Words of the version that readers have, 0 when they have none. */
export async function publishedWords(tx: Database, chapter: Pick<ChapterRow, 'publishedVersionId'>): Promise<number> {
  if (chapter.publishedVersionId === null) return 0;
  const [published] = await tx
    .select({ words: chapterVersions.words })
    .from(chapterVersions)
    .where(eq(chapterVersions.id, chapter.publishedVersionId));
  return published?.words ?? 0;
}
