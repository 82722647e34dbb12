import type { Database } from '../database/connect.ts';
import type { StoryRow } from '../database/schema/stories.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { type LightChapter, toChapterSummary } from './chapter-answers.ts';
import { getChapter } from './get-chapter.ts';
import { lockChapter } from './lock-chapter.ts';
import { type PublishedChapter, putOut } from './put-out.ts';
import { withContent } from './with-content.ts';

/**
 * Gives a chapter's working text to the readers: as a new chapter, or in place of what they have read so far. The text
 * is the one of `base_revision` or none: another revision answers `revisionConflict` with the current chapter.
 */
export async function publishChapter(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  input: { chapter_id: string; base_revision: number },
): Promise<PublishedChapter> {
  return context.db.transaction(async (tx) => {
    const { chapter, story } = await lockChapter(tx, context.uid, input.chapter_id);
    if (chapter.revision !== input.base_revision) {
      throw new AppError('revisionConflict', { data: await getChapter({ ...context, db: tx }, chapter.id) });
    }
    return publishLocked(tx, chapter, story, context.clock.now());
  });
}

/** `publishChapter` for a chapter that is held already, whatever its revision. */
export async function publishLocked(
  tx: Database,
  chapter: LightChapter,
  story: StoryRow,
  now: Date,
): Promise<PublishedChapter> {
  // Published before and nothing new since: the repeat of a publish whose answer was lost.
  if (chapter.status === 'published' && !chapter.staged) {
    return { chapter: toChapterSummary(chapter), first_publish: false };
  }
  return putOut(tx, await withContent(tx, chapter), story, now);
}
