import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapterVersions } from '../../database/schema/chapters.ts';

/** Whether readers see another text than the one of `textHash`; a chapter that is not out has no readers. */
export async function isStaged(tx: Database, publishedVersionId: number | null, textHash: string): Promise<boolean> {
  if (publishedVersionId === null) return false;
  const [published] = await tx
    .select({ textHash: chapterVersions.textHash })
    .from(chapterVersions)
    .where(eq(chapterVersions.id, publishedVersionId));
  return published?.textHash !== textHash;
}
