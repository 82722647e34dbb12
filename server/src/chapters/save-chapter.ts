import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { chapters, chapterVersions } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';
import { withUniqueNames } from '../database/unique-names.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { countWritten } from '../writing/count-written.ts';
import type { LightChapter } from './chapter-answers.ts';
import { getChapter } from './get-chapter.ts';
import { lockChapter } from './lock-chapter.ts';
import { textToColumns } from './text-columns.ts';

export interface ChapterSave {
  chapter_id: string;
  /** The revision that the text was written on. */
  base_revision: number;
  text: ChapterText;
  /** IANA zone of the author's clock: the day that the words count for. */
  zone?: string | undefined;
}

export interface SavedChapter {
  revision: number;
  words: number;
  saved_at: string;
}

/**
 * Saves a chapter's working text. An older base answers `revisionConflict` with the current chapter and overwrites
 * nothing. The same text again is a success that changes nothing, whatever its base: that is a save whose answer was
 * lost on the way.
 */
export async function saveChapter(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  save: ChapterSave,
): Promise<SavedChapter> {
  const columns = textToColumns(save.text);
  return withUniqueNames(context.db, { chapters_title: 'chapterNameTaken' }, async (tx) => {
    const { chapter, story } = await lockChapter(tx, context.uid, save.chapter_id);
    if (chapter.textHash === columns.textHash) return saved(chapter);
    if (chapter.revision !== save.base_revision) {
      throw new AppError('revisionConflict', { data: await getChapter({ ...context, db: tx }, chapter.id) });
    }
    const changes = {
      revision: chapter.revision + 1,
      staged: await isStaged(tx, chapter.publishedVersionId, columns.textHash),
      editedAt: context.clock.now(),
    };
    await tx
      .update(chapters)
      .set({ ...columns, ...changes })
      .where(eq(chapters.id, chapter.id));
    await tx.update(stories).set({ updatedAt: changes.editedAt }).where(eq(stories.id, story.id));
    await countWritten(tx, {
      uid: context.uid,
      wordsBefore: chapter.words,
      wordsAfter: columns.words,
      now: changes.editedAt,
      zone: save.zone,
    });
    return saved({ ...chapter, ...columns, ...changes });
  });
}

/** Whether readers see another text; a chapter that is not out has no readers. */
async function isStaged(tx: Database, publishedVersionId: number | null, textHash: string): Promise<boolean> {
  if (publishedVersionId === null) return false;
  const [published] = await tx
    .select({ textHash: chapterVersions.textHash })
    .from(chapterVersions)
    .where(eq(chapterVersions.id, publishedVersionId));
  return published?.textHash !== textHash;
}

function saved(chapter: Pick<LightChapter, 'revision' | 'words' | 'editedAt'>): SavedChapter {
  return { revision: chapter.revision, words: chapter.words, saved_at: chapter.editedAt.toISOString() };
}
