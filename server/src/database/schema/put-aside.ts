import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Rows of a job's work that broke, and are left alone for a while so that the others go on. */
export const putAside = pgTable(
  'put_aside',
  {
    /** Its name in the log and the figures. */
    job: text('job').notNull(),
    /** What names the row within its job. */
    key: text('key').notNull(),
    /** Times that it broke in a row; 0 for one that a server just works on. */
    failures: integer('failures').notNull().default(1),
    /** When it is tried again. */
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.key] }), index('put_aside_until').on(table.until)],
);
