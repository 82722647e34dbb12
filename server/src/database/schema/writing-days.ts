import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
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
    /** How far the clock of the day's last words was ahead of UTC, in minutes; unknown of days before it was kept. */
    utcOffset: smallint('utc_offset'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.day] }), check('writing_days_words', sql`${table.words} >= 0`)],
);

/** Days off that an author had before others were chosen; see `users.restDays`. */
export const formerRestDays = pgTable(
  'former_rest_days',
  {
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** The last day, by the author's own clock, on which they held. */
    until: date('until').notNull(),
    restDays: smallint('rest_days').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.until] })],
);
