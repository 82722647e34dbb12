import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Words that an author added, per day of the author's own clock. What was deleted is not taken away again. */
export const writingDays = pgTable(
  'writing_days',
  {
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    words: integer('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.day] }), check('writing_days_words', sql`${table.words} >= 0`)],
);
