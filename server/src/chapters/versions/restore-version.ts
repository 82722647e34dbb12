import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { nameKey } from '../../database/names.ts';
import { chapters } from '../../database/schema/chapters.ts';
import type { CallContext } from '../../platform/handler.ts';
import type { LightChapter } from '../chapter-answers.ts';
import { getChapter } from '../get-chapter.ts';
import { lockChapter } from '../lock-chapter.ts';
import { requireRevision } from '../require-revision.ts';
import { textToColumns } from '../text-columns.ts';
import { writeChapterText } from '../write-chapter-text.ts';
import { findVersion, textOfVersion, type VersionInput } from './get-version.ts';
import { keepWorkingText } from './keep-version.ts';

/**
 * Makes an old text the working text, after what stands there has become a version. Readers keep what they have. When
 * another chapter has taken the old title since, the chapter keeps the one it has: a title must not stand in the way of
 * a text.
 */
export async function restoreVersion(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  input: VersionInput & { base_revision: number },
): Promise<ChapterDetail> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const { chapter } = await lockChapter(tx, context.uid, input.chapter_id);
    await requireRevision(tx, context.uid, chapter, input.base_revision);
    await restoreText(tx, chapter, input, now);
    return getChapter({ ...context, db: tx }, chapter.id);
  });
}

/** The caller holds the locks of the chapter and its story, and has seen to it that they are the author's. */
export async function restoreText(
  tx: Database,
  chapter: LightChapter,
  version: VersionInput,
  now: Date,
): Promise<void> {
  const old = textOfVersion(await findVersion(tx, version));
  const title = (await isTaken(tx, chapter, old.title)) ? chapter.title : old.title;
  const columns = textToColumns({ ...old, title });
  if (columns.textHash === chapter.textHash) return;
  await keepWorkingText(tx, chapter, { kind: 'restore', now });
  await writeChapterText(tx, chapter, columns, now);
}

/** The story is locked: nobody takes the title meanwhile. */
async function isTaken(tx: Database, chapter: LightChapter, title: string): Promise<boolean> {
  const titleKey = nameKey(title);
  if (titleKey === '') return false;
  const sameTitle = and(eq(chapters.storyId, chapter.storyId), eq(chapters.titleKey, titleKey));
  const others = await tx
    .select({ id: chapters.id })
    .from(chapters)
    .where(and(sameTitle, ne(chapters.id, chapter.id), isNull(chapters.trashedAt)));
  return others.length > 0;
}
