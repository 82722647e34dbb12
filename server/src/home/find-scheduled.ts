import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';

/** More than a month of daily chapters. */
const MOST = 40;

export type ScheduledChapter = Awaited<ReturnType<typeof findScheduled>>[number];

/** The chapters that go out next, of all the author's stories. */
export async function findScheduled(db: Database, uid: number) {
  const found = await scheduled(db).execute({ uid });
  return found.flatMap(({ at, ...chapter }) => (at ? [{ ...chapter, at }] : []));
}

const scheduled = prepareOnce((db) =>
  db
    .select({
      chapterId: chapters.id,
      position: chapters.position,
      title: chapters.title,
      words: chapters.words,
      at: chapters.scheduledAt,
      storyId: stories.id,
      storyTitle: stories.title,
    })
    .from(stories)
    .innerJoin(chapters, eq(chapters.storyId, stories.id))
    .where(and(eq(stories.uid, sql.placeholder('uid')), eq(chapters.status, 'scheduled')))
    .orderBy(asc(chapters.scheduledAt), asc(chapters.position))
    .limit(MOST)
    .prepare('scheduled chapters'),
);
