import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import { moment } from '@myfiction/shared/contract/moment.ts';
import type { StorySort } from '@myfiction/shared/contract/story-options.ts';
import { desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../database/cursor.ts';
import { stories } from '../database/schema/stories.ts';

/** Where a page ended: the value that the list is ordered by, and the story that had it. */
interface Place {
  afterKey: string | number;
  afterId: string;
}

interface ListOrder {
  orderBy: SQL[];
  /** Condition of the rows after a place, which is given when the query runs. */
  after: SQL;
  placeOf(cursor: string): Place;
  cursorOf(last: StorySummary): string;
}

const whole = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const byUpdated = z.tuple([z.literal('updated'), moment, z.uuid()]);
const byReads = z.tuple([z.literal('reads'), whole, z.uuid()]);
const byWords = z.tuple([z.literal('words'), whole.max(2_147_483_647), z.uuid()]);

const afterKey = sql.placeholder('afterKey');
const afterId = sql`${sql.placeholder('afterId')}::uuid`;

function readPlace(cursor: string, place: typeof byUpdated | typeof byReads | typeof byWords): Place {
  const [, key, id] = decodeCursor(cursor, place);
  return { afterKey: key, afterId: id };
}

/** The orders of the list, newest or largest first; ties by id, so that each row has one place. */
export const LIST_ORDERS: Readonly<Record<StorySort, ListOrder>> = {
  updated: {
    orderBy: [desc(stories.updatedAt), desc(stories.id)],
    after: sql`(${stories.updatedAt}, ${stories.id}) < (${afterKey}::timestamptz, ${afterId})`,
    placeOf: (cursor) => readPlace(cursor, byUpdated),
    cursorOf: (last) => encodeCursor(['updated', last.updated_at, last.story_id]),
  },
  reads: {
    orderBy: [desc(stories.reads), desc(stories.id)],
    after: sql`(${stories.reads}, ${stories.id}) < (${afterKey}::bigint, ${afterId})`,
    placeOf: (cursor) => readPlace(cursor, byReads),
    cursorOf: (last) => encodeCursor(['reads', last.reads, last.story_id]),
  },
  words: {
    orderBy: [desc(stories.words), desc(stories.id)],
    after: sql`(${stories.words}, ${stories.id}) < (${afterKey}::int, ${afterId})`,
    placeOf: (cursor) => readPlace(cursor, byWords),
    cursorOf: (last) => encodeCursor(['words', last.words, last.story_id]),
  },
};
