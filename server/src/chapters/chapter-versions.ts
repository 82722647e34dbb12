import type { VersionKind } from '@myfiction/shared/contract/story-options.ts';
import { eq, max } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { type ChapterRow, chapterVersions } from '../database/schema/chapters.ts';

/** Keeps a text as the chapter's next version and gives the version's id. */
export async function addVersion(tx: Database, chapter: ChapterRow, kind: VersionKind, now: Date): Promise<number> {
  const [last] = await tx
    .select({ number: max(chapterVersions.number) })
    .from(chapterVersions)
    .where(eq(chapterVersions.chapterId, chapter.id));
  const { title, content, noteBefore, noteAfter, warning, words, textHash } = chapter;
  const [added] = await tx
    .insert(chapterVersions)
    .values({
      chapterId: chapter.id,
      number: (last?.number ?? 0) + 1,
      kind,
      ...{ title, content, noteBefore, noteAfter, warning, words, textHash },
      createdAt: now,
      keptAt: now,
    })
    .returning({ id: chapterVersions.id });
  if (!added) throw new Error(`No version was added to chapter ${chapter.id}.`);
  return added.id;
}

/** Words of the version that readers have, 0 when they have none. */
export async function publishedWords(tx: Database, chapter: Pick<ChapterRow, 'publishedVersionId'>): Promise<number> {
  if (chapter.publishedVersionId === null) return 0;
  const [published] = await tx
    .select({ words: chapterVersions.words })
    .from(chapterVersions)
    .where(eq(chapterVersions.id, chapter.publishedVersionId));
  return published?.words ?? 0;
}
