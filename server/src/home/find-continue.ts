import { COMPLETION_LOCKS } from '@myfiction/shared/contract/application-status.ts';
import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { and, desc, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm';
import { prepareOnce } from '../database/prepare-once.ts';
import { chapters } from '../database/schema/chapters.ts';
import { stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import type { CallContext } from '../platform/handler.ts';
import { toStorySummary } from '../stories/story-answers.ts';
import { figureValues, SUMMARY_COLUMNS } from '../stories/story-queries.ts';
import { lastWords } from './last-words.ts';

type Context = Pick<CallContext, 'db' | 'uid' | 'clock'>;

/** The author's stories that take new chapters. */
const openStories = and(
  eq(stories.uid, sql.placeholder('uid')),
  eq(stories.completed, false),
  not(inArray(stories.completionStatus, [...COMPLETION_LOCKS])),
);

/** Where the author stopped: the chapter written in last that is not out, or whose edits are not. */
export async function findContinue({ db, uid, clock }: Context): Promise<HomeOverview['continue_writing']> {
  const [found] = await lastWritten(db).execute({ uid, ...figureValues(clock.now()) });
  if (!found) return null;
  const { chapter, story } = found;
  return {
    chapter_id: chapter.id,
    mode: chapter.status === 'published' ? 'update' : 'edit',
    position: chapter.position,
    title: chapter.title,
    words: chapter.words,
    edited_at: chapter.editedAt.toISOString(),
    last_text: lastWords(chapter.content),
    story: toStorySummary(story),
  };
}

/** The story last worked on that takes new chapters. */
export async function findLatestStory({ db, uid, clock }: Context): Promise<HomeOverview['latest_story']> {
  const [found] = await latestStory(db).execute({ uid, ...figureValues(clock.now()) });
  return found ? toStorySummary(found) : null;
}

/** Two index scans for each story, of chapters that are not out and of staged ones; texts are read of one chapter. */
const lastWritten = prepareOnce((db) => {
  const candidates = (condition: ReturnType<typeof ne>) =>
    db
      .select({ id: chapters.id, editedAt: chapters.editedAt, position: chapters.position })
      .from(stories)
      .innerJoin(chapters, eq(chapters.storyId, stories.id))
      .where(and(openStories, isNull(chapters.trashedAt), condition));
  const written = candidates(ne(chapters.status, 'published'))
    .unionAll(candidates(eq(chapters.staged, true)))
    .as('written');
  // Imported chapters were all written at one moment: the author goes on behind them.
  const last = db
    .select({ id: written.id })
    .from(written)
    .orderBy(desc(written.editedAt), desc(written.position), desc(written.id))
    .limit(1);
  return db
    .select({
      chapter: {
        id: chapters.id,
        position: chapters.position,
        title: chapters.title,
        status: chapters.status,
        words: chapters.words,
        editedAt: chapters.editedAt,
        content: chapters.content,
      },
      story: SUMMARY_COLUMNS,
    })
    .from(chapters)
    .innerJoin(stories, eq(stories.id, chapters.storyId))
    .innerJoin(users, eq(users.uid, stories.uid))
    .where(eq(chapters.id, sql`(${last})`))
    .prepare('last written chapter');
});

const latestStory = prepareOnce((db) =>
  db
    .select(SUMMARY_COLUMNS)
    .from(stories)
    .innerJoin(users, eq(users.uid, stories.uid))
    .where(openStories)
    .orderBy(desc(stories.updatedAt), desc(stories.id))
    .limit(1)
    .prepare('latest story'),
);
