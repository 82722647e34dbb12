import { sql } from 'drizzle-orm';
import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/** When an author is next told of new comments in one message, and since when they have come. */
export const commentDigests = pgTable(
  'comment_digests',
  {
    uid: bigint('uid', { mode: 'number' })
      .primaryKey()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** The first comment that no message has told of; null while there is none, as is `dueAt`. */
    since: instant('since'),
    dueAt: instant('due_at'),
    toldAt: instant('told_at'),
  },
  (table) => [index('comment_digests_due').on(table.dueAt).where(sql`${table.dueAt} is not null`)],
);
