import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { STORY_FILTER, type StorySort } from '@myfiction/shared/contract/story-options.ts';
import { and, count, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { containsPattern } from '../database/names.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { stories } from '../database/schema/stories.ts';
import type { CallContext } from '../platform/handler.ts';
import { LIST_ORDERS } from './list-order.ts';
import { toStorySummary } from './story-answers.ts';
import { selectStories } from './story-queries.ts';

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
  const order = LIST_ORDERS[input.sort];
  // One more than the page, to know whether there is a next one.
  const found = await storyPage(context, input)
    .limit(input.limit + 1)
    .prepare(statementName(input))
    .execute();
  const items = found.slice(0, input.limit).map(toStorySummary);
  const last = items.at(-1);
  return {
    items,
    next_cursor: found.length > input.limit && last ? order.cursorOf(last) : null,
    counts: await countStories(context.db, context.uid),
  };
}

/** The list's query, for the list and for the test that reads its plan. */
export function storyPage(context: Pick<CallContext, 'db' | 'uid' | 'clock'>, input: StoryListInput) {
  const order = LIST_ORDERS[input.sort];
  return selectStories(context.db, context.clock.now())
    .where(
      and(
        eq(stories.uid, context.uid),
        eq(stories.completed, input.filter === STORY_FILTER.completed),
        input.q ? like(stories.titleKey, containsPattern(input.q)) : undefined,
        input.cursor ? order.after(input.cursor) : undefined,
      ),
    )
    .orderBy(...order.orderBy);
}

/** Postgres plans each form of the query once a connection: planning takes longer than running it. */
function statementName({ sort, q, cursor }: StoryListInput): string {
  return `stories by ${sort}${q ? ' search' : ''}${cursor ? ' after' : ''}`;
}

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
