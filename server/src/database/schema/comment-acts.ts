import { COMMENT_ACTIONS, COMMENT_STATUSES, HOLDERS } from '@myfiction/shared/contract/comment-options.ts';
import { bigint, boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { comments } from './comments.ts';
import { users } from './users.ts';

/** An author's act on comments, for as long as it can be undone. */
export const commentActs = pgTable(
  'comment_acts',
  {
    id: uuid('id').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    action: text('action', { enum: COMMENT_ACTIONS }).notNull(),
    lastStepAt: instant('last_step_at').notNull(),
    undone: boolean('undone').notNull().default(false),
  },
  (table) => [index('comment_acts_by_author').on(table.uid), index('comment_acts_last_step').on(table.lastStepAt)],
);

/** What a comment was before an act. */
export const commentActRows = pgTable(
  'comment_act_rows',
  {
    actId: uuid('act_id')
      .notNull()
      .references(() => commentActs.id, { onDelete: 'cascade' }),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    status: text('status', { enum: COMMENT_STATUSES }).notNull(),
    heldBy: text('held_by', { enum: HOLDERS }),
    liked: boolean('liked').notNull(),
    frozen: boolean('frozen').notNull(),
    seenAt: instant('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.actId, table.commentId] }),
    index('comment_act_rows_by_comment').on(table.commentId),
  ],
);
