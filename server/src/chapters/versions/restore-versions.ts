import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { lockStory } from '../../stories/lock-story.ts';
import { LIGHT_CHAPTER, type LightChapter } from '../chapter-answers.ts';
import type { VersionInput } from './get-version.ts';
import { restoreText } from './restore-version.ts';

type Restored = VersionInput & { base_revision: number };

/**
 * Makes old texts of many chapters their working texts again, each as {@link restoreText} does. One that has changed
 * since, or is not there, is left as it is and told; the others go on.
 */
export async function restoreVersions(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  input: { story_id: string; chapters: Restored[] },
): Promise<{ items: { chapter_id: string; code: number }[] }> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const story = await lockStory(tx, context.uid, input.story_id);
    const items: { chapter_id: string; code: number }[] = [];
    for (const version of input.chapters)
      items.push({ chapter_id: version.chapter_id, code: await restoreOne(tx, story.id, version, now) });
    return { items };
  });
}

async function restoreOne(tx: Database, storyId: string, version: Restored, now: Date): Promise<number> {
  try {
    const chapter = await lockInStory(tx, storyId, version.chapter_id);
    if (chapter.revision !== version.base_revision) throw new AppError('revisionConflict');
    await restoreText(tx, chapter, version, now);
    return 0;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function lockInStory(tx: Database, storyId: string, chapterId: string): Promise<LightChapter> {
  const [chapter] = await tx
    .select(LIGHT_CHAPTER)
    .from(chapters)
    .where(and(eq(chapters.id, chapterId), eq(chapters.storyId, storyId), eq(chapters.deleted, false)))
    .for('no key update');
  if (!chapter) throw new AppError('notFound');
  if (chapter.trashedAt !== null) throw new AppError('chapterTrashed');
  return chapter;
}
