import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { stories } from './stories.ts';

/** Readers' doings per story and day (UTC). */
export const storyDays = pgTable(
  'story_days',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    reads: integer('reads').notNull(),
    newFollowers: integer('new_followers').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.day] }),
    check('story_days_counts', sql`least(${table.reads}, ${table.newFollowers}) >= 0`),
  ],
);
