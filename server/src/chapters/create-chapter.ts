import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { chapters } from '../database/schema/chapters.ts';
import { withUniqueNames } from '../database/unique-names.ts';
import type { CallContext } from '../platform/handler.ts';
import { lockStory } from '../stories/lock-story.ts';
import { refuseCompleted } from '../stories/story-rules.ts';
import { countWritten } from '../writing/count-written.ts';
import { getChapter } from './get-chapter.ts';
import { appendChapters } from './order/append-chapters.ts';
import { textToColumns } from './text-columns.ts';

export interface NewChapter {
  story_id: string;
  /** Made by the author's device. */
  chapter_id: string;
  text: ChapterText;
  /** IANA zone of the author's clock: the day that the words count for. */
  zone?: string | undefined;
}

/**
 * Adds a draft at the end of a story. Repeating it gives the chapter that the first one made, whatever was written in
 * it since; an id that another author has answers as not found.
 */
export async function createChapter(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  created: NewChapter,
): Promise<ChapterDetail> {
  const columns = textToColumns(created.text);
  const now = context.clock.now();
  await withUniqueNames(context.db, { chapters_title: 'chapterNameTaken', chapters_pkey: 'notFound' }, async (tx) => {
    const story = await lockStory(tx, context.uid, created.story_id);
    if (await chapterExists(tx, created.chapter_id)) return;
    refuseCompleted(story);
    await appendChapters(tx, story.id, [{ id: created.chapter_id, ...columns }], now);
    await countWritten(tx, { uid: context.uid, wordsBefore: 0, wordsAfter: columns.words, now, zone: created.zone });
  });
  return getChapter(context, created.chapter_id);
}

async function chapterExists(tx: Database, chapterId: string): Promise<boolean> {
  const found = await tx.select({ id: chapters.id }).from(chapters).where(eq(chapters.id, chapterId));
  return found.length > 0;
}
