import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { LEAST_READERS, NEW_CHAPTER_MS } from '@myfiction/shared/contract/reader-figures.ts';
import type { Genre } from '@myfiction/shared/contract/story-options.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { applications } from '../database/schema/applications.ts';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';
import { storyDays } from '../database/schema/story-days.ts';
import { users } from '../database/schema/users.ts';
import { ISSUED_CONTRACT } from './issued-contract.ts';

/** How many days `reads_7_days` looks back, today included. */
const RECENT_DAYS = 7;

/** What the queries below need beside their own conditions. */
export function figureValues(now: Date): { since: string; found: string } {
  const since = new Date(now.getTime() - (RECENT_DAYS - 1) * DAY_MS);
  const found = new Date(now.getTime() - NEW_CHAPTER_MS);
  return { since: since.toISOString().slice(0, 10), found: found.toISOString() };
}

/** The chapter that goes out next. */
interface NextScheduled {
  position: number;
  atMs: number;
}

/**
 * What a list shows of a story: neither its long texts nor its lists, which cost more to read than the rest together.
 * Each figure of another table is an index scan of a few rows for each story, and none where there can be nothing.
 */
export const SUMMARY_COLUMNS = {
  id: stories.id,
  title: stories.title,
  language: stories.language,
  cover: stories.cover,
  // A check of the table holds that there is one.
  genre: sql<Genre>`${stories.genres}[1]`,
  author: users.penName,
  completed: stories.completed,
  contractStatus: stories.contractStatus,
  payToReadStatus: stories.payToReadStatus,
  completionStatus: stories.completionStatus,
  updatedAt: stories.updatedAt,
  chaptersPublished: stories.chaptersPublished,
  chaptersScheduled: stories.chaptersScheduled,
  chaptersDraft: stories.chaptersDraft,
  words: stories.words,
  reads: stories.reads,
  followers: stories.followers,
  comments: stories.comments,
  newComments: stories.newComments,
  recentReads: sql<number>`(
    select coalesce(sum(${storyDays.reads}), 0) from ${storyDays}
    where ${storyDays.storyId} = ${stories.id} and ${storyDays.day} >= ${sql.placeholder('since')}
  )`.mapWith(Number),
  writeChapterId: sql<string | null>`case when ${stories.chaptersDraft} + ${stories.chaptersScheduled} > 0 then (
    select ${chapters.id} from ${chapters}
    where ${chapters.storyId} = ${stories.id} and ${chapters.status} <> 'published' and ${chapters.trashedAt} is null
    order by ${chapters.position} desc limit 1
  ) end`,
  nextScheduled: sql<NextScheduled | null>`case when ${stories.chaptersScheduled} > 0 then (
    select json_build_object('position', ${chapters.position}, 'atMs', extract(epoch from ${chapters.scheduledAt}) * 1000)
    from ${chapters}
    where ${chapters.storyId} = ${stories.id} and ${chapters.status} = 'scheduled'
    order by ${chapters.scheduledAt}, ${chapters.position} limit 1
  ) end`,
};

const published = sql`${chapters.storyId} = ${stories.id} and ${chapters.status} = 'published' and ${chapters.trashedAt} is null`;

/** How far readers go; the chapters are an index scan from either end. */
const READ_THROUGH = sql<StoryDetail['read_through']>`case when ${stories.chaptersPublished} > 1 then (
  select json_build_object('first_readers', first.readers, 'last_readers', last.readers)
  from (
    select ${chapters.position}, ${chapters.readers} from ${chapters} where ${published}
    order by ${chapters.position} limit 1
  ) as first, (
    select ${chapters.position}, ${chapters.readers} from ${chapters}
    where ${published} and ${chapters.publishedAt} <= ${sql.placeholder('found')}
    order by ${chapters.position} desc limit 1
  ) as last
  where last.position > first.position and first.readers >= ${LEAST_READERS}
) end`;

/** Stories with all that their form shows. Run it with `figureValues`. */
export function selectDetails(db: Database) {
  const issued = db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.storyId, stories.id), ISSUED_CONTRACT));
  return db
    .select({
      summary: SUMMARY_COLUMNS,
      story: stories,
      titleFixed: sql<boolean>`${exists(issued)}`,
      readThrough: READ_THROUGH,
    })
    .from(stories)
    .innerJoin(users, eq(users.uid, stories.uid))
    .$dynamic();
}

export type DetailRow = Awaited<ReturnType<typeof selectDetails>>[number];
export type SummaryRow = DetailRow['summary'];
