import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';
import { storyDays } from '../database/schema/story-days.ts';
import { users } from '../database/schema/users.ts';

/** How many days `reads_7_days` looks back, today included. */
const RECENT_DAYS = 7;

/** First day (UTC) of the last seven. */
function firstRecentDay(now: Date): string {
  return new Date(now.getTime() - (RECENT_DAYS - 1) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Stories with what a list shows beside their own row. Both figures are index scans of a few rows for each story. */
export function selectStories(db: Database, now: Date) {
  return db
    .select({
      story: stories,
      author: users.penName,
      recentReads: sql<number>`(
        select coalesce(sum(${storyDays.reads}), 0) from ${storyDays}
        where ${storyDays.storyId} = ${stories.id} and ${storyDays.day} >= ${firstRecentDay(now)}
      )`.mapWith(Number),
      writeChapterId: sql<string | null>`(
        select ${chapters.id} from ${chapters}
        where ${chapters.storyId} = ${stories.id} and ${chapters.status} <> 'published'
        order by ${chapters.position} desc limit 1
      )`,
    })
    .from(stories)
    .innerJoin(users, eq(users.uid, stories.uid))
    .$dynamic();
}

export type StoryWithFigures = Awaited<ReturnType<typeof selectStories>>[number];
