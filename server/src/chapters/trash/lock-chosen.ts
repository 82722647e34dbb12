import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { chapters } from '../../database/schema/chapters.ts';
import { type StoryRow, stories } from '../../database/schema/stories.ts';
import { AppError } from '../../platform/handler.ts';
import { lockStory } from '../../stories/lock-story.ts';
import { LIGHT_CHAPTER, type LightChapter } from '../chapter-answers.ts';

export interface ChosenChapters {
  story: StoryRow;
  chapters: LightChapter[];
}

/**
 * Holds those of the chapters that are the author's, in the trash or not, and before them their stories. Answers
 * `notFound` when there is none; the others of the list are left out exactly as if they did not exist.
 */
export async function lockChosen(tx: Database, uid: number, chapterIds: readonly string[]): Promise<ChosenChapters[]> {
  const mine = await tx
    .selectDistinct({ storyId: stories.id })
    .from(chapters)
    .innerJoin(stories, eq(stories.id, chapters.storyId))
    .where(and(inArray(chapters.id, [...chapterIds]), eq(chapters.deleted, false), eq(stories.uid, uid)))
    // Always in the same order, so that two calls never wait for each other.
    .orderBy(asc(stories.id));
  const chosen: ChosenChapters[] = [];
  for (const { storyId } of mine) {
    const story = await lockStory(tx, uid, storyId);
    chosen.push({ story, chapters: await lockThese(tx, story.id, chapterIds) });
  }
  if (chosen.every((each) => each.chapters.length === 0)) throw new AppError('notFound');
  return chosen;
}

/** Those of the chapters that are in a locked story, in reading order; one in the trash before the one in its place. */
export function lockThese(tx: Database, storyId: string, chapterIds: readonly string[]): Promise<LightChapter[]> {
  return tx
    .select(LIGHT_CHAPTER)
    .from(chapters)
    .where(and(eq(chapters.storyId, storyId), eq(chapters.deleted, false), inArray(chapters.id, [...chapterIds])))
    .orderBy(asc(chapters.position), asc(chapters.trashedAt), asc(chapters.id))
    .for('no key update');
}
