import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { applications } from '../database/schema/applications.ts';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';

/** Staged edits of a story: the chapter edited last, and how many chapters have some. */
interface Staged {
  id: string;
  position: number;
  title: string;
  count: number;
}

export type StoryWork = Awaited<ReturnType<typeof findStoryWork>>[number];

/** Of each of the author's stories, what its to-dos are made of. */
export function findStoryWork(db: Database, uid: number) {
  return storyWork(db).execute({ uid });
}

const storyWork = prepareOnce((db) =>
  db
    .select({
      id: stories.id,
      title: stories.title,
      completed: stories.completed,
      completionStatus: stories.completionStatus,
      contractStatus: stories.contractStatus,
      payToReadStatus: stories.payToReadStatus,
      scheduleMode: stories.scheduleMode,
      scheduleWeekdays: stories.scheduleWeekdays,
      scheduleTime: stories.scheduleTime,
      scheduleZone: stories.scheduleZone,
      chaptersPublished: stories.chaptersPublished,
      contractExpectedAt: applications.expectedAt,
      contractWaitsFor: applications.nextActor,
      contractEndsAt: applications.termEndsAt,
      staged: sql<Staged | null>`(
        select json_build_object('id', ${chapters.id}, 'position', ${chapters.position}, 'title', ${chapters.title},
          'count', count(*) over ())
        from ${chapters} where ${chapters.storyId} = ${stories.id} and ${chapters.staged}
        order by ${chapters.editedAt} desc limit 1
      )`,
      nextAt: sql<Date | null>`case when ${stories.chaptersScheduled} > 0 then (
        select min(${chapters.scheduledAt}) from ${chapters}
        where ${chapters.storyId} = ${stories.id} and ${chapters.status} = 'scheduled'
      ) end`.mapWith(chapters.scheduledAt),
      // The last one in the order of reading, which is the one that went out last.
      lastPublishedAt: sql<Date | null>`case when ${stories.chaptersPublished} > 0 then (
        select ${chapters.publishedAt} from ${chapters}
        where ${chapters.storyId} = ${stories.id} and ${chapters.status} = 'published' and ${chapters.trashedAt} is null
        order by ${chapters.position} desc limit 1
      ) end`.mapWith(chapters.publishedAt),
    })
    .from(stories)
    .leftJoin(applications, and(eq(applications.storyId, stories.id), eq(applications.kind, 'contract')))
    .where(eq(stories.uid, sql.placeholder('uid')))
    .prepare('story work'),
);
