import { sql } from 'drizzle-orm';
import { boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The last moment at which a server took its clock for right: one row. */
export const timeMark = pgTable(
  'time_mark',
  {
    one: boolean('one').primaryKey().default(true),
    at: instant('at').notNull(),
  },
  (table) => [check('time_mark_one', sql`${table.one}`)],
);
