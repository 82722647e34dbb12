import { boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Who has opened which article on which day (UTC): one row a browser, whatever the number of times. Kept for 30 days. */
export const helpReads = pgTable(
  'help_reads',
  {
    day: date('day', { mode: 'string' }).notNull(),
    article: text('article').notNull(),
    /** Hash of the browser's id: it is needed for counting only. */
    reader: text('reader').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.article, table.reader] })],
);

/** “Was this helpful?”: the last answer of a browser. Kept for 13 months. */
export const helpRatings = pgTable(
  'help_ratings',
  {
    article: text('article').notNull(),
    reader: text('reader').notNull(),
    helpful: boolean('helpful').notNull(),
    comment: text('comment').notNull(),
    language: text('language').notNull(),
    ratedAt: instant('rated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.article, table.reader] }), index('help_ratings_rated_at').on(table.ratedAt)],
);
