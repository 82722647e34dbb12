import { and, asc, eq, gt, sql } from 'drizzle-orm';
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

const scheduled = prepareOnce((db) => {
  // Lateral: else the planner may look for this author's among all that is scheduled on the platform.
  const next = db
    .select({
      chapterId: sql<string>`${chapters.id}`.as('chapter_id'),
      position: chapters.position,
      title: sql<string>`${chapters.title}`.as('chapter_title'),
      words: chapters.words,
      at: chapters.scheduledAt,
    })
    .from(chapters)
    .where(and(eq(chapters.storyId, stories.id), eq(chapters.status, 'scheduled')))
    .orderBy(asc(chapters.scheduledAt), asc(chapters.position))
    .limit(MOST)
    .as('next');
  return db
    .select({
      chapterId: next.chapterId,
      position: next.position,
      title: next.title,
      words: next.words,
      at: next.at,
      storyId: stories.id,
      storyTitle: stories.title,
      storyLanguage: stories.language,
    })
    .from(stories)
    .crossJoinLateral(next)
    .where(and(eq(stories.uid, sql.placeholder('uid')), gt(stories.chaptersScheduled, 0)))
    .orderBy(asc(next.at), asc(next.position))
    .limit(MOST)
    .prepare('scheduled chapters');
});
