import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { STORY_FILTER, type StorySort } from '@myfiction/shared/contract/story-options.ts';
import { and, eq, like, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import { containsPattern } from '../database/names.ts';
import { prepareForms, prepareOnce } from '../database/prepare-once.ts';
import { stories } from '../database/schema/stories.ts';
import { users } from '../database/schema/users.ts';
import type { CallContext } from '../platform/handler.ts';
import { LIST_ORDERS } from './list-order.ts';
import { toStorySummary } from './story-answers.ts';
import { figureValues, SUMMARY_COLUMNS } from './story-queries.ts';

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

const counted = alias(stories, 'counted');

function countOf(completed: boolean) {
  const mine = sql`${counted.uid} = ${sql.placeholder('uid')} and ${counted.completed} = ${sql.raw(String(completed))}`;
  return sql<number>`(select count(*) from ${stories} as ${counted} where ${mine})`.mapWith(Number);
}

/** Of all the author's stories; Postgres counts once, however many rows it stands in. */
const COUNTS = { ongoing: countOf(false), completed: countOf(true) };

const storyCounts = prepareOnce((db) =>
  db
    .select(COUNTS)
    .from(users)
    .where(eq(users.uid, sql.placeholder('uid')))
    .prepare('story counts'),
);

/** A page of the author's stories. */
export async function listStories(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  input: StoryListInput,
): Promise<StoryList> {
  const found = await storyPages(context.db, input).execute(pageValues(context, input));
  const items = found.slice(0, input.limit).map(({ summary }) => toStorySummary(summary));
  const last = items.at(-1);
  return {
    items,
    next_cursor: found.length > input.limit && last ? LIST_ORDERS[input.sort].cursorOf(last) : null,
    // They came with the stories; only an empty page has to ask for them.
    counts: found[0]?.counts ?? (await countStories(context.db, context.uid)),
  };
}

/** The list's query without its values, for the list and for the test that reads its plan. */
export function storyPage(db: Database, { sort, q, cursor }: StoryListInput) {
  const order = LIST_ORDERS[sort];
  return db
    .select({ summary: SUMMARY_COLUMNS, counts: COUNTS })
    .from(stories)
    .innerJoin(users, eq(users.uid, stories.uid))
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

async function countStories(db: Database, uid: number): Promise<StoryList['counts']> {
  const [counts] = await storyCounts(db).execute({ uid });
  return counts ?? { ongoing: 0, completed: 0 };
}
