import type { StorySummary } from '@myfiction/shared/contract/calls/story.ts';
import type { StorySort } from '@myfiction/shared/contract/story-options.ts';
import { desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../database/cursor.ts';
import { stories } from '../database/schema/stories.ts';

interface ListOrder {
  orderBy: SQL[];
  /** Condition of the rows after a cursor. */
  after(cursor: string): SQL;
  cursorOf(last: StorySummary): string;
}

const whole = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const byUpdated = z.tuple([z.literal('updated'), z.iso.datetime(), z.uuid()]);
const byReads = z.tuple([z.literal('reads'), whole, z.uuid()]);
const byWords = z.tuple([z.literal('words'), whole.max(2_147_483_647), z.uuid()]);

/** The orders of the list, newest or largest first; ties by id, so that each row has one place. */
export const LIST_ORDERS: Readonly<Record<StorySort, ListOrder>> = {
  updated: {
    orderBy: [desc(stories.updatedAt), desc(stories.id)],
    after(cursor) {
      const [, updatedAt, id] = decodeCursor(cursor, byUpdated);
      return sql`(${stories.updatedAt}, ${stories.id}) < (${updatedAt}::timestamptz, ${id}::uuid)`;
    },
    cursorOf: (last) => encodeCursor(['updated', last.updated_at, last.story_id]),
  },
  reads: {
    orderBy: [desc(stories.reads), desc(stories.id)],
    after(cursor) {
      const [, reads, id] = decodeCursor(cursor, byReads);
      return sql`(${stories.reads}, ${stories.id}) < (${reads}::bigint, ${id}::uuid)`;
    },
    cursorOf: (last) => encodeCursor(['reads', last.reads, last.story_id]),
  },
  words: {
    orderBy: [desc(stories.words), desc(stories.id)],
    after(cursor) {
      const [, words, id] = decodeCursor(cursor, byWords);
      return sql`(${stories.words}, ${stories.id}) < (${words}::int, ${id}::uuid)`;
    },
    cursorOf: (last) => encodeCursor(['words', last.words, last.story_id]),
  },
};
