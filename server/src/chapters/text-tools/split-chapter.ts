import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { withUniqueNames } from '../../database/unique-names.ts';
import type { CallContext } from '../../platform/handler.ts';
import { refuseCompleted } from '../../stories/story-rules.ts';
import { getChapter } from '../get-chapter.ts';
import { lockChapter } from '../lock-chapter.ts';
import { appendChapters } from '../order/append-chapters.ts';
import { placeAfter } from '../order/place-after.ts';
import { requireRevision } from '../require-revision.ts';
import { textToColumns } from '../text-columns.ts';
import { keepWorkingText } from '../versions/keep-version.ts';
import { writeChapterText } from '../write-chapter-text.ts';

export interface Split {
  chapter_id: string;
  base_revision: number;
  /** What stays. */
  text: ChapterText;
  /** Made by the author's device. */
  new_chapter_id: string;
  /** What becomes a draft of its own. */
  new_text: ChapterText;
}

/**
 * Cuts a chapter in two; the second half is a draft right behind the first, in its volume. The whole text is kept as a
 * version first. Repeating it gives what the first one made. An id that another chapter has answers as not found.
 */
export async function splitChapter(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  split: Split,
): Promise<{ chapter: ChapterDetail; new_chapter: ChapterDetail }> {
  const now = context.clock.now();
  const [stays, goes] = [textToColumns(split.text), textToColumns(split.new_text)];
  await withUniqueNames(context.db, { chapters_title: 'chapterNameTaken', chapters_pkey: 'notFound' }, async (tx) => {
    const { chapter, story } = await lockChapter(tx, context.uid, split.chapter_id);
    if (await isInStory(tx, story.id, split.new_chapter_id)) return;
    await requireRevision(tx, context.uid, chapter, split.base_revision);
    refuseCompleted(story);
    await keepWorkingText(tx, chapter, { kind: 'split', now });
    await writeChapterText(tx, chapter, stays, now);
    await appendChapters(tx, story.id, [{ id: split.new_chapter_id, ...goes }], now);
    await placeAfter(tx, story.id, [split.new_chapter_id], chapter.id);
  });
  return {
    chapter: await getChapter(context, split.chapter_id),
    new_chapter: await getChapter(context, split.new_chapter_id),
  };
}

async function isInStory(tx: Database, storyId: string, chapterId: string): Promise<boolean> {
  const found = await tx
    .select({ id: chapters.id })
    .from(chapters)
    .where(and(eq(chapters.id, chapterId), eq(chapters.storyId, storyId)));
  return found.length > 0;
}
