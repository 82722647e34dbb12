import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { STORY_FILTER, type StorySort } from '@myfiction/shared/contract/story-options.ts';
import { and, count, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { containsPattern } from '../database/names.ts';
import { prepareForms, prepareOnce } from '../database/prepare-once.ts';
import { stories } from '../database/schema/stories.ts';
import type { CallContext } from '../platform/handler.ts';
import { LIST_ORDERS } from './list-order.ts';
import { toStorySummary } from './story-answers.ts';
import { figureValues, selectSummaries } from './story-queries.ts';

export interface StoryListInput {
  filter: 0 | 1;
  q?: string | undefined;
  sort: StorySort;
  cursor?: string | undefined;
  limit: number;
}

export interface StoryList {
  items: StorySummary[];
  next_cursor: string | null;
  counts: { ongoing: number; completed: number };
}

/** A page of the author's stories. */
export async function listStories(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  input: StoryListInput,
): Promise<StoryList> {
  const found = await storyPages(context.db, input).execute(pageValues(context, input));
  const items = found.slice(0, input.limit).map(toStorySummary);
  const last = items.at(-1);
  return {
    items,
    next_cursor: found.length > input.limit && last ? LIST_ORDERS[input.sort].cursorOf(last) : null,
    counts: await countStories(context.db, context.uid),
  };
}

/** The list's query without its values, for the list and for the test that reads its plan. */
export function storyPage(db: Database, { sort, q, cursor }: StoryListInput) {
  const order = LIST_ORDERS[sort];
  return selectSummaries(db)
    .where(
      and(
        eq(stories.uid, sql.placeholder('uid')),
        eq(stories.completed, sql.placeholder('completed')),
        q ? like(stories.titleKey, sql.placeholder('pattern')) : undefined,
        cursor ? order.after : undefined,
      ),
    )
    .orderBy(...order.orderBy)
    .limit(sql.placeholder('rows'));
}

/** The values that belong to `storyPage`. */
export function pageValues({ uid, clock }: Pick<CallContext, 'uid' | 'clock'>, input: StoryListInput) {
  return {
    uid,
    completed: input.filter === STORY_FILTER.completed,
    ...(input.q && { pattern: containsPattern(input.q) }),
    ...(input.cursor && LIST_ORDERS[input.sort].placeOf(input.cursor)),
    // One more than the page, to know whether there is a next one.
    rows: input.limit + 1,
    ...figureValues(clock.now()),
  };
}

const storyPages = prepareForms(
  ({ sort, q, cursor }: StoryListInput) => `stories by ${sort}${q ? ' search' : ''}${cursor ? ' after' : ''}`,
  (db, input, name) => storyPage(db, input).prepare(name),
);

const storyCounts = prepareOnce((db) =>
  db
    .select({ completed: stories.completed, stories: count() })
    .from(stories)
    .where(eq(stories.uid, sql.placeholder('uid')))
    .groupBy(stories.completed)
    .prepare('story counts'),
);

async function countStories(db: Database, uid: number): Promise<StoryList['counts']> {
  const rows = await storyCounts(db).execute({ uid });
  const countOf = (completed: boolean) => rows.find((row) => row.completed === completed)?.stories ?? 0;
  return { ongoing: countOf(false), completed: countOf(true) };
}
